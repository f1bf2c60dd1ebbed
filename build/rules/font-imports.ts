import type { LoadedRegistry } from "../loaded-registry.ts";
import { type Problem, pointerOf } from "../problem.ts";

/** A Next.js build cannot resolve an import whose package the item does not install. */
export function fontImports({ fonts }: LoadedRegistry): Problem[] {
  return fonts.flatMap(({ file, item: { css, dependencies } }) =>
    Object.keys(css ?? {}).flatMap((line) => {
      const name = packageIn(line);
      if (dependencies?.includes(name)) return [];
      const message = `the import needs "${name}" in dependencies; add it`;
      return [
        {
          rule: "font-imports",
          file,
          pointer: pointerOf(["css", line]),
          isAboutKey: true,
          message,
        },
      ];
    }),
  );
}

/** `@import "@fontsource/lato/700.css"` -> `@fontsource/lato` */
function packageIn(line: string): string {
  return /"((?:@[^/"]+\/)?[^/"]+)/.exec(line)?.[1] ?? line;
}
