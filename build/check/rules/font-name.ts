import type { FontItem } from "../../../registry/model/items.ts";
import { importNameOf, slugOf } from "../../../registry/faces/provider-names.ts";
import { finding } from "../problem.ts";
import type { Rule } from "./rule.ts";

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
