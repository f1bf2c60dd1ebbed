import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  copyrightNotice,
  packagedLicense,
  publishedLicense,
} from "../../../../build/sync/fonts/font-license.ts";
import { wordsOf } from "../../../fixtures/font-tables.ts";
import { temporaryFolder } from "../../../fixtures/temporary.ts";

/** A font file that names its copyright notice alone. */
function fontWithNotice(notice: string): Buffer {
  const text = Buffer.from(notice, "utf16le").swap16();
  const name = Buffer.concat([wordsOf(0, 1, 18, 3, 1, 0x409, 0, text.length, 0), text]);
  const header = wordsOf(1, 0, 1, 0, 0, 0);
  const record = Buffer.concat([Buffer.from("name"), wordsOf(0, 0, 0, 28, 0, name.length)]);
  return Buffer.concat([header, record, name]);
}

/** An unpacked package with this license in its metadata, and a font file with this notice. */
function packageWith(license: unknown, notice: string): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "files"));
  writeFileSync(join(folder, "metadata.json"), JSON.stringify({ license }));
  writeFileSync(join(folder, "files/a-latin-400-normal.woff2"), fontWithNotice(notice));
  return folder;
}

it.each([
  ["SIL Open Font License, 1.1", "OFL-1.1"],
  ["Apache License, Version 2.0", "Apache-2.0"],
  ["Ubuntu Font License, 1.0", "Ubuntu-font-1.0"],
])("%s has the SPDX identifier %s", (type, id) => {
  expect(publishedLicense({ license: { type }, original: "Copyright 2011 A" })).toEqual({
    id,
    copyright: "Copyright 2011 A",
  });
});

it("a license without an SPDX identifier in the table is an error, not a guess", () => {
  expect(() => publishedLicense({ license: { type: "Freeware" } })).toThrow("Freeware");
});

it("a license without a published notice has none", () => {
  const published = { license: { type: "SIL Open Font License, 1.1" } };
  expect(publishedLicense(published)).toEqual({ id: "OFL-1.1" });
});

it("a package's own statement is used where the published metadata lacks the family", async () => {
  const license = { type: "UFL-1.0", attribution: "Copyright 2011 A A-Bold.ttf: Copyright 2011 A" };
  expect(await packagedLicense(packageWith(license, "Copyright 2020 B"))).toEqual({
    id: "Ubuntu-font-1.0",
    copyright: "Copyright 2011 A",
  });
});

it("where a package states Fontsource's placeholder, the notice is that of the font file", async () => {
  const license = { type: "OFL-1.1", attribution: "Google Inc." };
  expect(await packagedLicense(packageWith(license, "© 2023 Adobe"))).toEqual({
    id: "OFL-1.1",
    copyright: "© 2023 Adobe",
  });
});

it("a package that states no license has none, nor has one without metadata", async () => {
  const address = "https://fonts.google.com/attribution";
  expect(await packagedLicense(packageWith(address, "Copyright 2011 A"))).toBeUndefined();
  expect(await packagedLicense(temporaryFolder())).toBeUndefined();
});

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
