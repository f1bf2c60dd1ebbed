import { FORMATS } from "../../../registry/formats/index.ts";
import { formatFiles } from "../../../registry/formats/pairing-formats.ts";
import { type Rules, rulesOf } from "../../../registry/formats/rules.ts";
import { loadCatalog } from "../../../registry/model/catalog.ts";
import { pairingDataOf } from "../../../registry/pairing/pairing-data.ts";
import { FIXTURE_REGISTRY, fixturePairing } from "../../fixtures/read.ts";

const { fonts } = loadCatalog(FIXTURE_REGISTRY);
const pairing = fixturePairing("serif");
const published = rulesOf(pairing);
const { hostedFontsUrl } = pairingDataOf(pairing, fonts);
const files = formatFiles(pairing, (name) => fonts.get(name), hostedFontsUrl, "https://a.example");

describe.each(FORMATS)("a file in the folder $folder", ({ folder, withRules, differencesIn }) => {
  const file = files.find(({ path }) => path.startsWith(`${folder}/`))!.body;
  const withDeclaration = (selector: string, property: string, css: string) => {
    const changed: Rules = {
      ...published,
      [selector]: { ...published[selector], [property]: css },
    };
    return withRules(file, published, changed);
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
