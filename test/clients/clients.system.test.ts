import { readFileSync } from "node:fs";
import { installedPairing } from "./installed-pairing.ts";
import { projectForTests } from "./projects.ts";
import { pairingSample } from "./sample.ts";
import { servedUrl } from "./served-registry.ts";

const [name = ""] = pairingSample();
console.log(`pairing: ${name}`);

describe.each(["vite", "next"] as const)("the real client in a %s app", (client) => {
  const app = projectForTests(client, [name, "minimal"], ["fraunces"]);

  it("draws h1 to h4, p, strong, em and code of a pairing as the item states", async () => {
    const { differences } = await installedPairing(app(), `r/layered/${name}.json`);
    expect(differences).toEqual([]);
  });

  it("draws the overridden values through an override URL, and everything else as before", async () => {
    const query = "h1-size=3rem&body-lh=1.8&h2-family=var(--font-mono)&code-size=13px";
    const path = `r/layered/minimal.json?${query}`;
    const { item, page, differences } = await installedPairing(app(), path);
    expect(item.css.h1["font-size"]).toBe("3rem");
    expect(differences).toEqual([]);
    expect(page.elements.get("h1")).toMatchObject({ fontSizePixels: 48 });
    expect(page.elements.get("p")?.lineHeightPixels).toBeCloseTo(28.8, 1);
    expect(page.elements.get("h2")?.family).toMatch(/^JetBrains Mono/);
    expect(page.elements.get("code")).toMatchObject({ fontSizePixels: 13 });
  });

  it("draws the fonts that a query gives to roles, as stated", async () => {
    const path = "r/layered/minimal.json?heading=fraunces&body=inter&h1-size=3rem";
    const { item, page, differences } = await installedPairing(app(), path);
    expect(item.title).toBe("Minimal — Fraunces + Inter + JetBrains Mono");
    expect(differences).toEqual([]);
    expect(page.elements.get("h1")?.family).toMatch(/^Fraunces/);
    expect(page.elements.get("h1")).toMatchObject({ fontSizePixels: 48 });
    expect(page.elements.get("p")?.family).toMatch(/^Inter/);
  });

  it("a missing item fails with the server's message, and changes nothing", async () => {
    await app().reset();
    const before = readFileSync(app().stylesheet, "utf8");
    await expect(app().add(servedUrl("r/nope.json"))).rejects.toThrow(
      "Registry item nope not found",
    );
    expect(readFileSync(app().stylesheet, "utf8")).toBe(before);
  });
});
