import { FILES_FOLDER } from "../../../../registry/model/font-files.ts";
import {
  FONT_ROLES,
  type PairingItem,
  type RegistryItem,
  shortName,
} from "../../../../registry/model/items.ts";
import { FOLDER } from "../../../../registry/model/sources.ts";
import { VOCABULARIES, VOCABULARY_FOLDER } from "../../../../registry/model/vocabulary.ts";
import { type Finding, finding } from "../../problem.ts";
import type { Loaded } from "../../read/loaded-registry.ts";
import type { Rule } from "../rule.ts";

/** Names are resolved by file. */
export const fileName: Rule = {
  name: "file-name",
  severity: "error",
  summary: "the file is named as the item, a pairing's without `pairing-`",
  checkFont: nameMismatch,
  checkPairing: (pairing) =>
    pairing.stem.startsWith("pairing-") ? [prefixInFileName(pairing)] : nameMismatch(pairing),
};

/** What follows from a wrong name would be wrong, too: `file-name` reports that alone. */
export function isNamedAsFile({ stem, item }: Loaded<RegistryItem>): boolean {
  return shortName(item) === stem;
}

function nameMismatch(loaded: Loaded<RegistryItem>): Finding[] {
  const { stem, item } = loaded;
  if (isNamedAsFile(loaded)) return [];
  const predicate = `is "${item.name}", but the file is named "${stem}.json"; rename the file to "${shortName(item)}.json", or change the name`;
  return [finding(loaded, ["name"], predicate)];
}

/** `pairing-x.json` would be found by `pairing-x` before `x.json` is. */
function prefixInFileName(pairing: Loaded<PairingItem>): Finding {
  const { stem, item } = pairing;
  const predicate = `is "${item.name}"; the file is named without "pairing-": rename "${stem}.json" to "${stem.replace(/^(?:pairing-)+/, "")}.json"`;
  return finding(pairing, ["name"], predicate);
}

/** Pairings refer to a font by this variable. */
export const fontVariable: Rule = {
  name: "font-variable",
  severity: "error",
  summary: "`font.variable` is `--font-{name}`",
  checkFont: (loaded) => {
    const { name, font } = loaded.item;
    const expected = `--font-${name}`;
    if (font.variable === expected || !isNamedAsFile(loaded)) return [];
    return [finding(loaded, ["font", "variable"], `is "${font.variable}"; write "${expected}"`)];
  },
};

/** A name is looked up among pairings first, with and without `pairing-`. */
export const hiddenFont: Rule = {
  name: "hidden-font",
  severity: "error",
  summary: "no pairing is found by a font's name",
  checkRegistry: ({ pairings, fonts }) => {
    const hiddenBy = new Map(
      pairings.flatMap(({ stem, file }) => [stem, `pairing-${stem}`].map((name) => [name, file])),
    );
    return fonts.flatMap((font) => {
      const pairing = hiddenBy.get(font.stem);
      if (pairing === undefined) return [];
      const predicate = `is "${font.stem}", by which requests find the pairing ${pairing}; rename one of the two`;
      return [finding(font, ["name"], predicate)];
    });
  },
};

const NUMBERS = Array.from({ length: 9 }, (_, index) => index + 1);

/**
 * Names of devices, with any extension: a checkout fails where one is a file.
 *
 * @see https://learn.microsoft.com/windows/win32/fileio/naming-a-file
 */
const DEVICES = [
  "con",
  "prn",
  "aux",
  "nul",
  ...NUMBERS.flatMap((number) => [`com${number}`, `lpt${number}`]),
];

/** Why a name cannot be an item's, by name. */
const RESERVED: ReadonlyMap<string, string> = new Map([
  ["registry", "r/registry.json is the index"],
  ...DEVICES.map((name) => [name, "Windows has no file of this name"] as const),
]);

const WEIGHTS = "thin extralight light normal medium semibold bold extrabold black".split(" ");

const RESERVED_FOR_FONTS: ReadonlyMap<string, string> = new Map([
  ...RESERVED,
  ...WEIGHTS.map((name) => [name, `.font-${name} is a weight of Tailwind's`] as const),
  ...FONT_ROLES.map((role) => [role, `--font-${role} is a role of every pairing`] as const),
  // Measured with shadcn 4.23: it rewrites `html` for these three.
  ...["sans", "serif", "mono"].map(
    (name) => [name, `the client applies --font-${name} to the whole page`] as const,
  ),
]);

export const reservedName: Rule = {
  name: "reserved-name",
  severity: "error",
  summary:
    "not `registry`, nor a device of Windows such as `con`; a font also not a role, nor a name of Tailwind's such as `sans`, `bold` or `weight-bold`",
  checkFont: (font) => {
    const [namespace] = /^(?:weight|stretch)-/.exec(font.stem) ?? [];
    const reason = namespace && `Tailwind takes --font-${namespace}* for no family`;
    return reserved(font, RESERVED_FOR_FONTS.get(font.stem) ?? reason);
  },
  checkPairing: (pairing) => reserved(pairing, RESERVED.get(pairing.stem)),
};

function reserved(loaded: Loaded<RegistryItem>, reason: string | undefined): Finding[] {
  if (reason === undefined) return [];
  const predicate = `is "${loaded.stem}", which is reserved: ${reason}; choose another name`;
  return [finding(loaded, ["name"], predicate)];
}

const READ = [
  ...Object.values(FOLDER).map((folder) => `${folder}/*.json`),
  `${FILES_FOLDER}/*.woff2`,
  ...VOCABULARIES.map((name) => `${VOCABULARY_FOLDER}/${name}.json`),
].join(", ");

/** Without this rule an item could be missed: `editorial.jsn`, or one in a folder of its own. */
export const strayFile: Rule = {
  name: "stray-file",
  severity: "error",
  summary: "nothing but the files that are read in the folders of the registry",
  checkRegistry: ({ strayFiles }) =>
    strayFiles.map((file) => ({
      file,
      pointer: "",
      message: `This is not read. Only these are: ${READ}, and config.json. Rename, move or remove it.`,
    })),
};

/** Every item after the first of its name is reported. */
export const uniqueNames: Rule = {
  name: "unique-names",
  severity: "error",
  summary: "no duplicate names",
  checkRegistry: ({ pairings, fonts }) => {
    const firstWith = new Map<string, string>();
    return [...pairings, ...fonts].flatMap((loaded): Finding[] => {
      const { name } = loaded.item;
      const first = firstWith.get(name);
      if (first === undefined) {
        firstWith.set(name, loaded.file);
        return [];
      }
      return [finding(loaded, ["name"], `is "${name}", a duplicate of ${first}; choose another`)];
    });
  },
};
