import { systemFamilies } from "../../../registry/flavours/system-families.ts";

it.each([
  ["japanese", "Hiragino Sans", "Yu Gothic", "Noto Sans CJK JP"],
  ["korean", "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans CJK KR"],
  ["chinese-simplified", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC"],
  ["chinese-traditional", "PingFang TC", "Microsoft JhengHei", "Noto Sans CJK TC"],
  ["chinese-hongkong", "PingFang HK", "Microsoft JhengHei", "Noto Sans CJK HK"],
  ["devanagari", "Kohinoor Devanagari", "Nirmala UI", "Noto Sans Devanagari"],
  ["bengali", "Kohinoor Bangla", "Nirmala UI", "Noto Sans Bengali"],
  ["gujarati", "Kohinoor Gujarati", "Nirmala UI", "Noto Sans Gujarati"],
  ["gurmukhi", "Gurmukhi MN", "Nirmala UI", "Noto Sans Gurmukhi"],
  ["kannada", "Kannada MN", "Nirmala UI", "Noto Sans Kannada"],
  ["malayalam", "Malayalam MN", "Nirmala UI", "Noto Sans Malayalam"],
  ["oriya", "Oriya MN", "Nirmala UI", "Noto Sans Oriya"],
  ["sinhala", "Sinhala MN", "Nirmala UI", "Noto Sans Sinhala"],
  ["tamil", "Tamil MN", "Nirmala UI", "Noto Sans Tamil"],
  ["telugu", "Kohinoor Telugu", "Nirmala UI", "Noto Sans Telugu"],
  ["thai", "Thonburi", "Leelawadee UI", "Noto Sans Thai"],
  ["lao", "Lao MN", "Leelawadee UI", "Noto Sans Lao"],
  ["khmer", "Khmer MN", "Leelawadee UI", "Noto Sans Khmer"],
  ["myanmar", "Myanmar MN", "Myanmar Text", "Noto Sans Myanmar"],
  ["ethiopic", "Kefa", "Ebrima", "Noto Sans Ethiopic"],
  ["georgian", "Helvetica Neue", "Sylfaen", "Noto Sans Georgian"],
  ["armenian", "Mshtakan", "Sylfaen", "Noto Sans Armenian"],
])("%s falls back to the sans of macOS, Windows and Linux", (script, ...families) => {
  expect(systemFamilies([script], "sans-serif")).toEqual(families);
});

it.each([
  ["japanese", "Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP"],
  ["korean", "AppleMyungjo", "Batang", "Noto Serif CJK KR"],
  ["chinese-simplified", "Songti SC", "SimSun", "Noto Serif CJK SC"],
  ["chinese-traditional", "Songti TC", "PMingLiU", "Noto Serif CJK TC"],
  ["chinese-hongkong", "Songti TC", "PMingLiU", "Noto Serif CJK HK"],
  // Where no serif is known, the sans.
  ["thai", "Thonburi", "Leelawadee UI", "Noto Sans Thai"],
])("a serif of %s falls back to serifs", (script, ...families) => {
  expect(systemFamilies([script], "serif")).toEqual(families);
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
