import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadCatalog } from "../../../registry/pairing/catalog.ts";
import { pairingDataOf } from "../../../registry/pairing/pairing-data.ts";
import { FONT_ROLES } from "../../../registry/model/items.ts";
import { fontInRole } from "../../../registry/pairing/pairing-fonts.ts";
import { run } from "../../clients/processes.ts";
import { toolsFolder } from "../../clients/installed-packages.ts";
import { PROJECT } from "../../fixtures/read.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";
import { formatText } from "./format-text.ts";

const { pairings, fonts } = loadCatalog(join(PROJECT, "registry"));

/** Two families, three, one; a Japanese script, cursive headings, optical sizes that are off. */
const NAMES = ["minimal", "editorial", "inter-alone", "evening-extra", "artist-proof", "atelier"];

/** Prints the CSS variables that Style Dictionary makes of a file of design tokens. */
const SCRIPT = `
import StyleDictionary from "style-dictionary";
const dictionary = new StyleDictionary({
  source: [process.argv[1]],
  platforms: { css: { transformGroup: "css", files: [{ destination: "variables.css", format: "css/variables" }] } },
  log: { errors: { brokenReferences: "throw" }, verbosity: "silent" },
});
const [file] = await dictionary.formatPlatform("css");
process.stdout.write(file.output);
`;

/** Name -> value. */
async function builtVariables(tokens: string): Promise<Map<string, string>> {
  const file = join(temporaryFolder(), "pairing.tokens.json");
  writeFileSync(file, tokens);
  const args = ["--input-type=module", "--eval", SCRIPT, file];
  const css = await run(process.execPath, args, await toolsFolder());
  const lines = css.matchAll(/^ *(--[\w-]+): (.*?);(?: \/\*.*\*\/)?$/gm);
  return new Map([...lines].map(([, name = "", value = ""]) => [name, value]));
}

describe("Style Dictionary", () => {
  it.each(NAMES)(
    "builds CSS variables with the stated values from the tokens of %s",
    async (name) => {
      const pairing = pairings.get(name)!;
      const { scale, textSize } = pairingDataOf(pairing, fonts);
      const variables = await builtVariables(formatText("tokens", pairing, fonts));
      const valueOf = (variable: string) => variables.get(variable);

      for (const role of FONT_ROLES) {
        const { title, font } = fonts.get(fontInRole(pairing, role)!)!;
        const names = valueOf(`--font-${role}`)!.replaceAll("'", "").split(", ");
        expect([names[0], names.at(-1)]).toEqual([title, font.family.split(", ").at(-1)]);
      }
      const styles = { h1: scale.h1, h2: scale.h2, h3: scale.h3, "h4-h6": scale.h4 };
      for (const [name, { size, weight, lineHeight, letterSpacing }] of Object.entries(styles)) {
        expect(valueOf(`--size-${name}`)).toBe(size);
        expect(valueOf(`--weight-${name}`)).toBe(String(weight));
        expect(valueOf(`--line-height-${name}`)).toBe(lineHeight);
        expect(Number.parseFloat(valueOf(`--letter-spacing-${name}`)!)).toBeCloseTo(
          Number.parseFloat(letterSpacing) * Number.parseFloat(size),
          5,
        );
        const selector = name === "h4-h6" ? "h4, h5, h6" : (name as "h1");
        const [, variable = ""] = /^var\((.*)\)$/.exec(pairing.css[selector]["font-family"]) ?? [];
        const families = valueOf(variable);
        expect(valueOf(`--typography-${name}`)).toBe(`${weight} ${size}/${lineHeight} ${families}`);
      }
      expect(valueOf("--size-long-text")).toBe(textSize);
      expect(valueOf("--typography-text")).toBe(
        `${scale.body.weight} 1rem/${scale.body.lineHeight} ${valueOf("--font-body")}`,
      );
      expect(Number.parseFloat(valueOf("--size-code")!)).toBe(
        Number.parseFloat(pairing.css["code, pre"]["font-size"]),
      );
    },
  );
});
