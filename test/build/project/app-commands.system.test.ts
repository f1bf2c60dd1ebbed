import { readFile, writeFile } from "node:fs/promises";
import { projectForTests } from "../../clients/projects.ts";
import { servedUrl } from "../../clients/served-registry.ts";
import { command, commitFresh, difference, linesOf } from "./app-project.ts";

describe.each(["vite", "next"] as const)("in a %s app", (framework) => {
  const app = projectForTests(framework, ["editorial", "minimal"]);

  beforeEach(() => commitFresh(app()));

  it("adding a pairing and removing it leaves no difference", async () => {
    await app().add(servedUrl("r/layered/editorial.json"));
    expect(await difference(app())).toContain("--font-heading");
    await command(app(), "remove", "editorial");
    expect(await difference(app())).toBe("");
  });

  it("use leaves what a fresh installation does: layered, then self-hosted", async () => {
    await app().add(servedUrl("r/self-hosted/minimal.json"));
    const fresh = await linesOf(app());
    await commitFresh(app());
    await app().add(servedUrl("r/layered/editorial.json"));
    await command(app(), "use", servedUrl("r/self-hosted/minimal.json"));
    expect(await linesOf(app())).toEqual(fresh);
  });

  it("doctor takes out what two earlier pairings left", async () => {
    await app().add(servedUrl("r/layered/minimal.json"));
    const fresh = await linesOf(app());
    await commitFresh(app());
    await app().add(servedUrl("r/layered/editorial.json"));
    await app().add(servedUrl("r/layered/minimal.json"));
    await expect(command(app(), "doctor")).rejects.toThrow("unused-font");
    expect(await command(app(), "doctor", "--fix")).toMatch(
      /^Installed: Minimal — .*, layered, as in typography-registry .*; a page loads \d+ KB of fonts/m,
    );
    expect(await linesOf(app())).toEqual(fresh);
  });

  it("remove keeps what was edited since, and names it", async () => {
    await app().add(servedUrl("r/layered/editorial.json"));
    const path = app().stylesheet;
    const text = await readFile(path, "utf8");
    const own = ".quote { font-family: var(--font-heading); }";
    await writeFile(path, `${text.replace("3.0625rem", "4rem")}\n${own}\n`);
    const output = await command(app(), "remove");
    expect(output).toMatch(/Kept: .*css:\d+ h1 \{ font-size: 4rem \} was edited since/);
    expect(output).toMatch(
      /Kept: .*css:\d+ uses var\(--font-heading\), which nothing defines any more/,
    );
    const left = (await readFile(path, "utf8")).replace(/\s+/g, " ");
    expect(left).toContain("h1 { font-size: 4rem; }");
    expect(left).toContain(own);
  });
});
