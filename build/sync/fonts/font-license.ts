import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Blob, Face } from "harfbuzzjs";
import type { FontItem } from "../../../schemas/index.ts";
import { readSfnt } from "../../../registry/measures/font-source.ts";

export type License = NonNullable<NonNullable<FontItem["meta"]>["license"]>;

/** A family's entry in `licenses.json` of `google-font-metadata`. */
export interface PublishedLicense {
  license: { type: string };
  /** The notices of all the family's files, one after another. */
  original?: string;
}

/** SPDX identifiers, by the name or the identifier that the sources state. */
const SPDX_IDS: ReadonlyMap<string, string> = new Map([
  ["SIL Open Font License, 1.1", "OFL-1.1"],
  ["OFL-1.1", "OFL-1.1"],
  ["Apache License, Version 2.0", "Apache-2.0"],
  ["Apache-2.0", "Apache-2.0"],
  ["Ubuntu Font License, 1.0", "Ubuntu-font-1.0"],
  // Fontsource's spelling, which is not in the SPDX list.
  ["UFL-1.0", "Ubuntu-font-1.0"],
]);

/** What Fontsource writes where it found no notice, for every holder. */
const PLACEHOLDER = "Google Inc.";
/** The `name` table's identifier of the copyright notice. */
const COPYRIGHT_NAME_ID = 0;

/** @throws when the license is not one of the table above */
export function publishedLicense({ license, original = "" }: PublishedLicense): License {
  return licenseOf(license.type, copyrightNotice(original));
}

/**
 * The license that a Fontsource package states, for families that are newer than the published
 * metadata; the notice of the font file itself where the package has none.
 *
 * @param folder the unpacked package; undefined when none is published
 * @returns undefined when the package does not state the license (releases of 2022 do not)
 */
export async function packagedLicense(folder = ""): Promise<License | undefined> {
  const file = join(folder, "metadata.json");
  if (folder === "" || !existsSync(file)) return undefined;
  const { license } = JSON.parse(readFileSync(file, "utf8")) as {
    license?: { type: string; attribution?: string } | string;
  };
  if (license === undefined || typeof license === "string") return undefined;
  const stated = license.attribution === PLACEHOLDER ? undefined : license.attribution;
  return licenseOf(license.type, copyrightNotice(stated ?? (await noticeInFile(folder))));
}

function licenseOf(type: string, copyright: string | undefined): License {
  const id = SPDX_IDS.get(type);
  if (id === undefined) {
    throw new Error(`${type} is not a known license; add its SPDX identifier to font-license.ts.`);
  }
  return { id, ...(copyright !== undefined && { copyright }) };
}

async function noticeInFile(folder: string): Promise<string> {
  const files = readdirSync(join(folder, "files")).sort();
  const file = files.find((name) => name.endsWith("-normal.woff2")) ?? files[0];
  if (file === undefined) return "";
  const face = new Face(new Blob(await readSfnt(join(folder, "files", file))));
  return face.getName(COPYRIGHT_NAME_ID, "en");
}

/** Where the notice of the family's next file begins: `… Overlock-Bold.ttf: Copyright (c) 2011, …` */
const NEXT_FILE = /\s\S+\.(?:ttf|otf):\s/u;

/**
 * The first notice of a text that holds those of all the files of a family, on one line, without
 * control characters and without those that change the direction of text.
 *
 * @returns undefined when nothing is left
 */
export function copyrightNotice(text: string): string | undefined {
  const [first = ""] = text.split(NEXT_FILE);
  const notice = first.replace(/[\p{C}\s]+/gu, " ").trim();
  return notice === "" ? undefined : notice;
}
