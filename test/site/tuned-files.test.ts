import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FLAVOUR_CHOICES } from "../../build/site/shared/install-choices.ts";
import { fileWithRoles } from "../../build/site/shared/tuning/role-files.ts";
import {
  type Tuning,
  UNTUNED,
  overridesOf,
  queryOfTuning,
  withChange,
} from "../../build/site/shared/tuning/tuning.ts";
import { formatPath } from "../../registry/formats/format-facts.ts";
import { FLAVOURS } from "../../registry/flavours/index.ts";
import { FORMATS, type Format } from "../../registry/formats/index.ts";
import { PROPERTIES } from "../../registry/css/css-properties.ts";
import {
  SELECTORS,
  parseOverrideParameters,
} from "../../registry/overrides/override-parameters.ts";
import { readDist } from "../../server/dist.ts";
import { respond } from "../../server/respond/respond.ts";
import { generatedSettings, tuningOf } from "./generated-settings.ts";
import { partOfRegistry } from "./part-of-registry.ts";
import { replyBytes } from "../fixtures/reply-bytes.ts";

const { outDir, pairings } = partOfRegistry(6);
const publication = readDist(outDir);

const FOLDERS = FLAVOUR_CHOICES.map(({ folder }) => folder);
const SETTINGS = generatedSettings({ seed: 15, count: 1200, pairings, folders: FOLDERS });

function served(target: string): string {
  const reply = respond({ method: "GET", target, headers: {} }, publication);
  expect(reply.status).toBe(200);
  return new TextDecoder().decode(replyBytes(reply));
}

/** As the page reads it before it changes anything. */
const published = (path: string) => readFileSync(join(outDir, path), "utf8");

const tunedFile = (name: string, path: string, tuning: Tuning, format?: Format) => {
  const settings = { name, roles: new Map(), overrides: overridesOf(tuning) };
  const read = async (file: string) => Promise.resolve(file).then(published);
  const flavour = FLAVOURS.find((one) => path.startsWith(`r/${one}/`));
  return fileWithRoles(settings, path, { flavour, format }, read);
};

/** As the controls set one value after another, each checked before it is applied. */
function tunedBy(parameters: readonly (readonly [name: string, text: string])[]): Tuning {
  return parameters.reduce((tuning, parameter) => {
    const { overrides, problems } = parseOverrideParameters(new URLSearchParams([[...parameter]]));
    if (problems) throw new Error(problems.join());
    return withChange(tuning, tuningOf(overrides));
  }, UNTUNED);
}

describe("the item that the page tunes", () => {
  it("has generated settings of every flavour, element, property and kind of value", () => {
    const parameters = SETTINGS.flatMap(({ parameters }) => parameters.map(([name]) => name));
    expect(SETTINGS.length).toBeGreaterThanOrEqual(500);
    expect(new Set(SETTINGS.map(({ folder }) => folder))).toEqual(new Set(FOLDERS));
    expect(new Set(parameters).size).toBe(SELECTORS.length * PROPERTIES.size);
  });

  it.each(FOLDERS)("is byte for byte the server's response to its URL in /%s", async (folder) => {
    const settings = SETTINGS.filter((setting) => setting.folder === folder);
    expect(settings.length).toBeGreaterThanOrEqual(200);
    for (const { pairing, parameters } of settings) {
      const tuning = tunedBy(parameters);
      const path = `${folder}${pairing}.json`;
      const query = queryOfTuning(tuning);
      expect(await tunedFile(pairing, path, tuning)).toBe(served(`/${path}?${query}`));
    }
  });

  it("states what the query of the settings as they were typed states, in the same rules", async () => {
    for (const { folder, pairing, parameters } of SETTINGS.slice(0, 300)) {
      const path = `${folder}${pairing}.json`;
      const typed = new URLSearchParams(parameters.map(([name, text]) => [name, text])).toString();
      const tuned = await tunedFile(pairing, path, tunedBy(parameters));
      expect(JSON.parse(tuned)).toEqual(JSON.parse(served(`/${path}?${typed}`)));
    }
  });
});

it("the state in the page's URL is read back as the same settings", () => {
  for (const { parameters } of SETTINGS) {
    const tuning = tunedBy(parameters);
    const { overrides } = parseOverrideParameters(new URLSearchParams(queryOfTuning(tuning)));
    expect(tuningOf(overrides ?? [])).toEqual(tuning);
  }
});

it.each(FORMATS)(
  "a format that the page tunes is byte for byte the server's response in /$folder",
  async (format) => {
    for (const { pairing, parameters } of SETTINGS.slice(0, 300)) {
      const tuning = tunedBy(parameters);
      const path = formatPath(format, pairing);
      expect(await tunedFile(pairing, path, tuning, format)).toBe(
        served(`/${path}?${queryOfTuning(tuning)}`),
      );
    }
  },
);
