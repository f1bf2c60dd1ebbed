import { systemFamilies } from "../../../registry/flavours/family-list.ts";

it.each([
  ["japanese", "sans-serif", ["Hiragino Sans", "Yu Gothic", "Noto Sans CJK JP"]],
  ["japanese", "serif", ["Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP"]],
  ["thai", "sans-serif", ["Thonburi", "Leelawadee UI", "Noto Sans Thai"]],
  // Where no serif is known, the sans.
  ["thai", "serif", ["Thonburi", "Leelawadee UI", "Noto Sans Thai"]],
] as const)("%s falls back to the %s of macOS, Windows and Linux", (script, generic, families) => {
  expect(systemFamilies([script], generic)).toEqual(families);
});

it("scripts of the usual fallback fonts need no others", () => {
  expect(systemFamilies(["latin", "greek", "cyrillic"], "sans-serif")).toEqual([]);
});

it("a family of several scripts comes once, and of more than three scripts the first three come", () => {
  const scripts = ["latin", "tamil", "telugu", "thai", "lao"];
  expect(systemFamilies(scripts, "sans-serif")).toEqual([
    ...["Tamil MN", "Nirmala UI", "Noto Sans Tamil"],
    ...["Kohinoor Telugu", "Noto Sans Telugu"],
    ...["Thonburi", "Leelawadee UI", "Noto Sans Thai"],
  ]);
});
