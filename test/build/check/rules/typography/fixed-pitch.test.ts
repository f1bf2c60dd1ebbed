import { fixedPitch } from "../../../../../build/check/rules/typography/fixed-pitch.ts";
import { PLAIN_ALONE, foundBy } from "../../../../fixtures/found-by.ts";

const PLAIN = "pairings/plain.json";

const codeIn = (family: string) =>
  foundBy(fixedPitch, [...PLAIN_ALONE, ["fonts/jetbrains-mono.json", ["font", "family"], family]]);

it("code is set in a font whose family ends in monospace", () => {
  expect(codeIn("'JetBrains Mono Variable', monospace")).toEqual([]);
});

it.each(["'JetBrains Mono Variable', sans-serif", "monospace, 'JetBrains Mono Variable'"])(
  "code is not set in %s",
  (family) => {
    expect(codeIn(family)).toEqual([
      {
        file: PLAIN,
        pointer: "/cssVars/theme/--font-mono",
        message:
          "cssVars.theme.--font-mono is JetBrains Mono, which is not monospaced; choose a font whose family ends in monospace",
      },
    ]);
  },
);
