import { importNameOf, slugOf } from "../../registry/provider-names.ts";
import type { LoadedRegistry } from "../loaded-registry.ts";
import type { Problem } from "../problem.ts";

/** The provider's two spellings of a family: its slug names the item, with underscores it is imported. */
export function fontName({ fonts }: LoadedRegistry): Problem[] {
  return fonts.flatMap(({ file, item: { name, title, font } }) => {
    const problem = (pointer: string, is: string, write: string): Problem[] =>
      is === write
        ? []
        : [
            {
              rule: "font-name",
              file,
              pointer,
              message: `is "${is}", but the title is "${title}"; write "${write}", or correct the title`,
            },
          ];
    return [
      ...problem("/name", name, slugOf(title)),
      ...problem("/font/import", font.import, importNameOf(title)),
    ];
  });
}
