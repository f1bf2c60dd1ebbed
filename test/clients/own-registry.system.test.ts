import { isRelease, packedPackage } from "../shared/shared.ts";
import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BRAND_FILE } from "../fixtures/brand-font.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { freePort, installPackage, killServers, startedServer } from "./processes.ts";
import { projectForTests } from "./projects.ts";
import { renderedAt } from "./rendered-page.ts";

/** A design-system team's folder: empty, but for the file of its brand font. */
const team = temporaryFolder();
const HANDBOOK = join(team, "registry/pairings/handbook.json");
const DESCRIPTION =
  "Wide letters of the brand above a serif for reading, for documentation and handbooks. Acme Sans speaks in titles alone; Source Serif 4 carries long chapters, its italics mark what matters; JetBrains Mono shows commands as they are typed. Keep titles short, since the brand's letters are wide.";

let baseUrl: string;
let port: number;

/** Runs the package's command as a person does. */
function typographyRegistry(...args: string[]) {
  const command = join(team, "node_modules/.bin/typography-registry");
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: team, encoding: "utf8" });
  return { status, stdout, stderr };
}

beforeAll(async () => {
  port = await freePort();
  baseUrl = `http://127.0.0.1:${port}`;
  copyFileSync(BRAND_FILE, join(team, "acme.woff2"));
  writeFileSync(join(team, "package.json"), '{ "private": true }\n');
  await installPackage(packedPackage(), team);
});

afterAll(() => killServers());

// One story: each step begins where the one before has ended.
describe("a team with a brand font", () => {
  it("init writes a registry that is valid at once", () => {
    const init = typographyRegistry("init", "--name", "acme-type", "--base-url", baseUrl);
    expect(init).toMatchObject({ status: 0, stderr: "" });
    expect(typographyRegistry("validate")).toMatchObject({ status: 0 });
  });

  it("new font writes the item of a woff2 file", () => {
    const title = ["--title", "Acme Sans", "--category", "sans-serif"];
    const made = typographyRegistry("new", "font", "acme-sans", "--files", "acme.woff2", ...title);
    expect(made).toMatchObject({ status: 0, stderr: "" });
  });

  it("new pairing leaves to a person what only a person can write, and validation names it", () => {
    const faces = ["--heading", "acme-sans", "--body", "source-serif-4"];
    const fonts = [...faces, "--mono", "jetbrains-mono"];
    const tags = ["--mood", "professional", "--use-case", "documentation"];
    const made = typographyRegistry("new", "pairing", "handbook", ...fonts, ...tags);
    expect(made).toMatchObject({ status: 0, stderr: "" });
    const { status, stdout } = typographyRegistry("validate");
    expect(status).toBe(1);
    expect(stdout).toContain("handbook.json");
    expect(stdout).toContain("to-do");
  });

  it("a mistake is annotated in CI, at its line", () => {
    const text = readFileSync(HANDBOOK, "utf8")
      .replace(/"description": "[^"]*"/, `"description": ${JSON.stringify(DESCRIPTION)}`)
      .replace(/("body, p": \{[^}]*"line-height": )"([\d.]+)"/, "$1$2");
    writeFileSync(HANDBOOK, text);
    const { status, stdout } = typographyRegistry("validate", "--format", "github");
    expect(status).toBe(1);
    const line = text.split("\n").findIndex((one) => /"line-height": [\d.]+$/.test(one)) + 1;
    const annotation = new RegExp(
      `^::error file=registry/pairings/handbook\\.json,line=${line},.*write it as a string`,
      "m",
    );
    expect(stdout).toMatch(annotation);
  });

  it("--fix repairs it, and changes nothing else", () => {
    const before = readFileSync(HANDBOOK, "utf8");
    const { status } = typographyRegistry("validate", "--fix");
    expect(status).toBe(0);
    const after = readFileSync(HANDBOOK, "utf8");
    expect(after.replace(/("line-height": )"([\d.]+)"$/gm, "$1$2")).toBe(
      before.replace(/("line-height": )"([\d.]+)"$/gm, "$1$2"),
    );
    expect(after).not.toBe(before);
  });

  it("build publishes it, and serve serves it", async () => {
    expect(typographyRegistry("build")).toMatchObject({ status: 0 });
    const main = join(team, "node_modules/typography-registry/lib/build/main.js");
    const args = [main, "serve", "--dist", join(team, "dist"), "--port", String(port)];
    await startedServer(process.execPath, args, port);
    const index = await (await fetch(`${baseUrl}/r/registry.json?q=handbook`)).json();
    expect(index).toMatchObject({ name: "acme-type" });
    expect(JSON.stringify(index)).toContain('"handbook"');
  });

  describe.each(isRelease ? (["vite", "next"] as const) : (["vite"] as const))(
    "in a %s app",
    (client) => {
      const app = projectForTests(client, [], ["source-serif-4", "jetbrains-mono"]);

      it("the brand font is drawn", async () => {
        await app().add(`${baseUrl}/r/layered/handbook.json`);
        const { elements } = await app().served((url) => renderedAt(url, ["h1", "p", "code"]));
        const h1 = elements.get("h1");
        expect(h1?.family).toBe("Acme Sans");
        expect(h1?.drawnWith.map(({ familyName }) => familyName)).toEqual([
          expect.stringMatching(/^Unbounded/),
        ]);
        expect(elements.get("code")?.drawnWith[0]?.familyName).toMatch(/JetBrains Mono/);
      });
    },
  );
});
