import { FORMATS } from "../../../registry/formats/index.ts";
import { type Rules } from "../../../registry/formats/rules.ts";
import { loadCatalog } from "../../../registry/pairing/catalog.ts";
import { FIXTURE_REGISTRY, fixturePairing } from "../../fixtures/read.ts";
import { rulesIn } from "../../fixtures/rules-in.ts";
import { formatText } from "./format-text.ts";

const catalog = loadCatalog(FIXTURE_REGISTRY);
const pairing = fixturePairing("serif");
const published = rulesIn(pairing, catalog);

describe.each(FORMATS)("a file in the folder $folder", ({ folder, withRules, differencesIn }) => {
  const file = formatText(folder, pairing, catalog.fonts);
  const withDeclaration = (selector: string, property: string, css: string) => {
    const changed: Rules = {
      ...published,
      [selector]: { ...published[selector], [property]: css },
    };
    return withRules(file, published, changed, "");
  };

  it.each([
    ["h1", "text-transform", "uppercase"],
    ["body, p", "word-spacing", "2px"],
    ["code, pre", "font-stretch", "75%"],
    ["strong", "font-weight", "600"],
  ])("states a declaration of %s, %s, or names it as left out", (selector, property, css) => {
    const text = withDeclaration(selector, property, css);
    const stated = `${property}: ${css};`;
    expect(text.split(stated)).toHaveLength(file.split(stated).length + 1);
    const differences = differencesIn?.(text).map((difference) => difference.css);
    if (differences) expect(differences).toContain(`${selector} { ${stated} }`);
  });
});
