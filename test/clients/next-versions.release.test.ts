import { join } from "node:path";
import { loadCatalog } from "../../registry/pairing/catalog.ts";
import { isGoogleFont } from "../../registry/model/items.ts";
import { suitsNextFont } from "../../registry/flavours/next-font.ts";
import { wholeFont } from "../../registry/pairing/font-use.ts";
import { PROJECT } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { run } from "./processes.ts";

const OLDEST = "15.5";
const TABLE = "package/dist/compiled/@next/font/dist/google/font-data.json";
const fonts = [...loadCatalog(join(PROJECT, "registry")).fonts.values()].filter(isGoogleFont);

type Families = Record<string, { weights: string[]; subsets: string[] } | undefined>;

async function familiesOf(version: string): Promise<Families> {
  const folder = temporaryFolder();
  const archive = (await run("npm", ["pack", `next@${version}.0`, "--silent"], folder)).trim();
  return JSON.parse(await run("tar", ["xzOf", archive, TABLE], folder)) as Families;
}

const isNewer = (version: string, than: string) =>
  version.localeCompare(than, "en", { numeric: true }) > 0;

it.each([OLDEST, "16.0", "16.1", "16.2", "16.3"])(
  "next/font of Next.js %s accepts the fonts of which the registry says so, and no other",
  async (version) => {
    const families = await familiesOf(version);
    const accepted = fonts.filter(({ title, font }) => {
      const family = families[title];
      const hasWeight = (weight: string) =>
        family?.weights.includes(weight) || family?.weights.includes("variable");
      return (
        family !== undefined &&
        font.weight.every(hasWeight) &&
        font.subsets.every((subset) => family.subsets.includes(subset))
      );
    });
    const stated = fonts.filter(({ meta }) => !isNewer(meta?.nextVersion ?? OLDEST, version));
    expect(accepted.map(({ name }) => name)).toEqual(stated.map(({ name }) => name));
  },
);

it("layered leaves to next/font only what the oldest of these knows", () => {
  const left = fonts.map((font) => ({ ...wholeFont(font), italics: [], hasOpticalSizes: false }));
  expect(left.filter(suitsNextFont).length).toBeGreaterThan(1000);
  expect(left.filter(suitsNextFont).filter(({ font }) => font.meta?.nextVersion)).toEqual([]);
});
