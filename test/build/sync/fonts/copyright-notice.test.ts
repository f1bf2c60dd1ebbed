import { copyrightNotice } from "../../../../build/sync/fonts/copyright-notice.ts";

it.each([
  ["a notice as published", "Copyright (c) 2011, A B (a@b.c)", "Copyright (c) 2011, A B (a@b.c)"],
  [
    "the first of the notices of several files",
    "Copyright 2011 A AB-Italic[wght].ttf: Copyright 2011 A AB[wght].ttf: Copyright 2011 A",
    "Copyright 2011 A",
  ],
  [
    "one line",
    " Copyright 2007,\n\n\tA;\r\nCopyright 2011, B ",
    "Copyright 2007, A; Copyright 2011, B",
  ],
  [
    "no control and no bidirectional characters",
    "Copyright\u0000 \u202e2011\u2028 \u2066A\u200f",
    "Copyright 2011 A",
  ],
  ["letters of every script", "COPYRIGHT ⓒ 2017 한글", "COPYRIGHT ⓒ 2017 한글"],
  ["nothing where nothing is published", " \n", undefined],
])("a copyright notice is %s", (_, text, notice) => {
  expect(copyrightNotice(text)).toBe(notice);
});
