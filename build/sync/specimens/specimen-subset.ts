import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { versionString } from "harfbuzzjs";
import subsetFont, { type SubsetOptions } from "subset-font";
import type { OpenFile } from "./specimen-sources.ts";

/** From the first to the last value of an axis; the same value twice pins it. */
export type AxisRange = readonly [first: number, last: number];

/** What a face keeps of a font file. */
export interface Cut {
  characters: string;
  /** Axis -> what remains of it, within the file's own range. */
  axes: Readonly<Record<string, AxisRange>>;
  /** Whether figures of one width stay, for tables. */
  hasFigures: boolean;
  /** Whether its letters stand among those of another face, with which no feature can join them. */
  isApart?: boolean;
}

/** What browsers apply by default, the shaping of every script included. */
const DEFAULT_FEATURES = [
  "abvf abvm abvs akhn blwf blwm blws calt ccmp cfar cjct clig curs dist fin2 fin3 fina",
  "half haln init isol kern liga ljmo locl mark med2 medi mkmk nukt pref pres pstf psts",
  "rclt rkrf rlig rphf rvrn stch tjmo vatu vjmo",
].flatMap((tags) => tags.split(" "));
const FIGURES = ["lnum", "tnum"];
/** Signatures, and axis names for menus of applications. */
const UNUSED_TABLES = ["DSIG", "STAT", "meta"];

const { version } = createRequire(import.meta.url)("subset-font/package.json") as {
  version: string;
};
const SUBSETTER = `subset-font ${version}, HarfBuzz ${versionString()}`;

/**
 * A woff2 file with a part of a font, from `cacheDir` where an earlier run has made it. Without hinting,
 * which screens of today do not use; the notices of copyright stay, as the licenses ask.
 *
 * @param packageVersion of the package that the file is in
 */
export async function subsetOf(
  file: OpenFile,
  cut: Cut,
  packageVersion: string,
  cacheDir: string,
): Promise<Buffer> {
  const options: SubsetOptions = {
    targetFormat: "woff2",
    noHinting: true,
    keepFeatures: cut.isApart ? [] : [...DEFAULT_FEATURES, ...(cut.hasFigures ? FIGURES : [])],
    dropTables: UNUSED_TABLES,
    variationAxes: Object.fromEntries(
      Object.entries(cut.axes).map(([tag, [min, max]]) => [tag, min === max ? min : { min, max }]),
    ),
  };
  const source = `${basename(file.path)} ${packageVersion}`;
  const key = JSON.stringify([source, SUBSETTER, cut.characters, options]);
  const cached = join(cacheDir, `${createHash("sha256").update(key).digest("hex")}.woff2`);
  if (existsSync(cached)) return readFile(cached);
  const woff2 = await subsetFont(Buffer.from(file.sfnt), cut.characters, options);
  await mkdir(cacheDir, { recursive: true });
  await writeFile(`${cached}.unfinished`, woff2);
  await rename(`${cached}.unfinished`, cached);
  return woff2;
}
