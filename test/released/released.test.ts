import { join } from "node:path";
import { PROJECT, readJson } from "../fixtures/read.ts";
import { type Change, interfaceChanges } from "./interface-changes.ts";
import { forbiddenChanges, neededVersion } from "./needed-version.ts";
import { type PublicInterface, publicInterface } from "./public-interface.ts";

const released = readJson(join(PROJECT, "test/released/released.json")) as PublicInterface;

/**
 * To resolve a failure: keep what was there, or raise `version` in package.json. Until the recorded
 * version is published, `npm run release:record` records it again.
 */
it("the version in package.json allows every change since the last release", () => {
  const present = publicInterface();
  const changes = interfaceChanges(released, present);
  expect(forbiddenChanges(released.version, present.version, changes)).toEqual([]);
});

it("the record has what users build upon", () => {
  expect(Object.keys(released.schemas)).toContain("schemas/pairing.schema.json");
  expect(released.rules).toMatchObject({ "unique-names": "error", "schema/*": "error" });
  expect(released.commands).toEqual(
    expect.arrayContaining([
      "validate",
      "validate --format github",
      "build BASE_URL",
      "serve --port",
    ]),
  );
  expect(released.exports).toEqual(expect.arrayContaining(["./server openDist", ". getPairing"]));
  expect(released.paths).toEqual(
    expect.arrayContaining(["r/{font}.json", "api/r/pairing-{pairing}", "r/layered/registry.json"]),
  );
  expect(released.items).toEqual(expect.arrayContaining(["pairing editorial", "font inter"]));
});

describe("a change of what users build upon", () => {
  const SCHEMA = "schemas/vocabulary.schema.json";
  const DATA = "schemas/pairing-data.schema.json";
  const changed = (change: Partial<PublicInterface>) =>
    interfaceChanges(released, { ...released, ...change });
  const without = (list: string[], name: string) => list.filter((one) => one !== name);
  const schemas = (file: string, schema: object) => ({
    schemas: { ...released.schemas, [file]: { ...released.schemas[file], ...schema } },
  });
  const { leading: _, ...otherRules } = released.rules;

  it.each<[string, Partial<PublicInterface>, Change]>([
    [
      "a rule is renamed",
      { rules: otherRules },
      { kind: "removal", message: expect.stringContaining("leading is gone") },
    ],
    [
      "a warning becomes an error",
      { rules: { ...released.rules, "alike-faces": "error" } },
      { kind: "removal", message: "The rule alike-faces is an error" },
    ],
    [
      "a rule is new, and an error",
      { rules: { ...released.rules, "new-rule": "error" } },
      { kind: "removal", message: "The rule new-rule is an error" },
    ],
    [
      "a rule is new, and a warning",
      { rules: { ...released.rules, "new-rule": "warning" } },
      { kind: "addition", message: "The rule new-rule is a warning" },
    ],
    [
      "an error becomes a warning",
      { rules: { ...released.rules, leading: "warning" } },
      { kind: "addition", message: "The rule leading is a warning" },
    ],
    [
      "a flag is gone",
      { commands: without(released.commands, "build --no-site") },
      { kind: "removal", message: "The command line has no build --no-site" },
    ],
    [
      "a format is new",
      { commands: [...released.commands, "validate --format x"] },
      { kind: "addition", message: "The command line has validate --format x" },
    ],
    [
      "a path is gone",
      { paths: without(released.paths, "r/{font}.json") },
      { kind: "removal", message: "dist has no r/{font}.json" },
    ],
    [
      "an item is gone",
      { items: without(released.items, "font inter") },
      { kind: "removal", message: "The registry has no font inter" },
    ],
    [
      "a function is gone",
      { exports: without(released.exports, ". getPairing") },
      { kind: "removal", message: "The exports of the package has no . getPairing" },
    ],
    [
      "authors may write less",
      schemas(SCHEMA, { maxProperties: 1 }),
      { kind: "removal", message: expect.stringContaining("has the maxProperties 1") },
    ],
    [
      "authors may write more",
      schemas(SCHEMA, { maxProperties: 9999 }),
      { kind: "addition", message: `${SCHEMA} has changed` },
    ],
    [
      "programs may miss a field",
      schemas(DATA, { required: ["name"] }),
      { kind: "removal", message: expect.stringContaining('requires "heading"') },
    ],
  ])("%s", (_name, change, expected) => {
    expect(changed(change)).toContainEqual(expected);
    expect(changed(change).map(({ kind }) => kind)).toEqual(
      changed(change).map(() => expected.kind),
    );
  });
});

describe("the version that a change needs", () => {
  it.each([
    ["0.1.0", "removal", "0.2.0"],
    ["0.1.0", "addition", "0.1.1"],
    ["1.2.3", "removal", "2.0.0"],
    ["1.2.3", "addition", "1.3.0"],
  ] as const)("after %s, a %s: %s", (version, kind, needed) => {
    expect(neededVersion(version, kind)).toBe(needed);
  });

  it.each([
    [
      "1.2.3",
      "1.2.4",
      ["removal x, which needs version 2.0.0", "addition x, which needs version 1.3.0"],
    ],
    ["1.2.3", "1.3.0", ["removal x, which needs version 2.0.0"]],
    ["1.2.3", "2.0.0", []],
    ["1.2.3", "1.2.3", ["removal x, which needs version 2.0.0"]],
    ["0.1.0", "0.2.0", []],
    ["0.9.0", "0.10.0", []],
  ])("of %s, version %s may not have %j", (version, next, expected) => {
    const changes = (["removal", "addition"] as const).map((kind) => ({
      kind,
      message: `${kind} x`,
    }));
    expect(forbiddenChanges(version, next, changes)).toEqual(
      expected.map((message) => expect.stringContaining(message)),
    );
  });
});
