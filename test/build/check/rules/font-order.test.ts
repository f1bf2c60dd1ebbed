import { fontOrder } from "../../../../build/check/rules/font-order.ts";
import { type ItemEdit, PLAIN_ALONE, foundBy } from "../../../fixtures/found-by.ts";

const PLAIN = "pairings/plain.json";
const urlOf = (name: string) => `{base_url}/r/${name}.json`;
const foundIn = (...names: string[]) => {
  const edit: ItemEdit = [PLAIN, ["registryDependencies"], names.map(urlOf)];
  return foundBy(fontOrder, [...PLAIN_ALONE, edit]);
};

it.each([
  [["roboto", "roboto-slab"]],
  [["roboto-slab", "inter"]],
  [["robotor", "roboto"]],
  [["slab-roboto", "roboto"]],
  [["roboto", "roboto"]],
  [[]],
])("accepts the order %j", (names) => {
  expect(foundIn(...names)).toEqual([]);
});

it.each([
  [["roboto-slab", "roboto"], 1, "roboto", "roboto-slab", ["roboto", "roboto-slab"]],
  [
    ["inter", "roboto-slab", "lato", "roboto"],
    3,
    "roboto",
    "roboto-slab",
    ["inter", "roboto", "roboto-slab", "lato"],
  ],
  [
    ["roboto-mono", "roboto-slab", "roboto", "abel"],
    2,
    "roboto",
    "roboto-mono",
    ["roboto", "roboto-mono", "roboto-slab", "abel"],
  ],
])("of %j the font at %i is listed before the longer name", (names, index, name, longer, order) => {
  expect(foundIn(...names)).toEqual([
    {
      file: PLAIN,
      pointer: `/registryDependencies/${index}`,
      message: `registryDependencies[${index}] is "${name}", the start of "${longer}", which the client would replace; list "${name}" before "${longer}"`,
      correction: { pointer: "/registryDependencies", value: order.map(urlOf) },
    },
  ]);
});

it("of three names, each of which begins the next, two are reported with one order", () => {
  const found = foundIn("a-b-c", "a-b", "a");
  expect(found.map(({ pointer }) => pointer)).toEqual([
    "/registryDependencies/1",
    "/registryDependencies/2",
  ]);
  for (const { correction } of found)
    expect(correction?.value).toEqual(["a", "a-b", "a-b-c"].map(urlOf));
});
