import { classificationIn, classificationTag } from "../../../../registry/faces/complete-font.ts";
import { importNameOf, slugOf } from "../../../../registry/faces/provider-names.ts";
import { FONT_ROLES, type FontItem } from "../../../../registry/model/items.ts";
import { fontInRole } from "../../../../registry/pairing/pairing-fonts.ts";
import { correctable, finding } from "../../problem.ts";
import type { Rule } from "../rule.ts";

/** Whether name and import are those of the title, so that it can be relied on. */
export function isTitled({ name, title, font }: FontItem): boolean {
  const importName = "import" in font ? font.import : undefined;
  return name === slugOf(title) && [undefined, importNameOf(title)].includes(importName);
}

/** The provider's two spellings of a family: its slug names the item, with underscores it is imported. */
export const fontName: Rule = {
  name: "font-name",
  severity: "error",
  summary: "`name` and `font.import` are the provider's spellings of the title",
  checkFont: (loaded) => {
    const { name, title, font } = loaded.item;
    const compare = (path: string[], actual: string, expected: string) =>
      actual === expected
        ? []
        : [
            finding(
              loaded,
              path,
              `is "${actual}", but the title is "${title}"; write "${expected}", or correct the title`,
            ),
          ];
    return [
      ...compare(["name"], name, slugOf(title)),
      ...(font.provider === "google"
        ? compare(["font", "import"], font.import, importNameOf(title))
        : []),
    ];
  },
};

/** The one form of a font's description. */
export function fontDescriptionOf(title: string, classification: string): string {
  return `${title} — ${classification} font.`;
}

/** What to correct instead where the title is not that of the name: what follows from it would be wrong, too. */
export function orTitle(item: FontItem): string {
  return isTitled(item) ? "" : ", or correct the title";
}

/** @see specification 2.2 */
export const fontDescription: Rule = {
  name: "font-description",
  severity: "error",
  summary: "`{Title} — {Classification} font.`, and the classification is among the categories",
  checkFont: (loaded) => {
    const { title, description, categories } = loaded.item;
    const expected = fontDescriptionOf(title, classificationIn(loaded.item));
    const predicate = `is "${description}"; write "${expected}"${orTitle(loaded.item)}`;
    const findings = description === expected ? [] : [finding(loaded, ["description"], predicate)];

    const tag = classificationTag(loaded.item);
    if (categories === undefined || categories.some((category) => category === tag)) {
      return findings;
    }
    const lacks = `does not include "${tag}", the classification in the description; add it`;
    return [...findings, finding(loaded, ["categories"], lacks)];
  },
};

/** @see specification 2.1: `{Name} — {Heading} + {Body} + {Mono}` */
export const pairingTitle: Rule = {
  name: "pairing-title",
  severity: "error",
  summary: "the title contains the titles of the three fonts",
  checkRegistry: ({ pairings, fontsByName }) =>
    pairings.flatMap((pairing) => {
      const { item } = pairing;
      const fonts = FONT_ROLES.map((role) => fontsByName.get(fontInRole(item, role) ?? ""));
      const titles = fonts.map((font) => font?.title);
      // A font that is missing or invalid is reported as such.
      if (titles.includes(undefined)) return [];
      const [name] = item.title.split(" — ", 1);
      const expected = `${name ?? ""} — ${titles.join(" + ")}`;
      if (item.title === expected) return [];
      const predicate = `is "${item.title}"; with these fonts, write "${expected}"`;
      const found = finding(pairing, ["title"], predicate);
      // A wrong title of a font would lead to a wrong one of the pairing.
      const isReliable = fonts.every((font) => font !== undefined && isTitled(font));
      return [isReliable ? correctable(found, expected) : found];
    }),
};
