import { fontMetrics } from "../../../../build/check/rules/font-metrics.ts";
import { REMOVED } from "../../../fixtures/edited.ts";
import { type ItemEdit, foundBy } from "../../../fixtures/found-by.ts";

const LATO = "fonts/lato.json";
const at = (pointer: string, message: string) => ({ file: LATO, pointer, message });

const metric = (field: string, value: unknown): ItemEdit => [
  LATO,
  ["meta", "metrics", field],
  value,
];
const impossible = (field: string, em: string, expected: string) =>
  at(
    `/meta/metrics/${field}`,
    `meta.metrics.${field} is ${em} em, expected ${expected}; measure it in the glyph, or leave it out`,
  );
const CAPITALS = "0.3 to 1.5 em and at least 0.85 of the x-height";

it.each([
  ["xHeight", 299, impossible("xHeight", "0.149", "0.15 to 0.9 em")],
  ["xHeight", 0, impossible("xHeight", "0.000", "0.15 to 0.9 em")],
  ["capHeight", 3001, impossible("capHeight", "1.500", CAPITALS)],
  ["capHeight", 861, impossible("capHeight", "0.430", CAPITALS)],
])("refuses %s of %i units", (field, value, found) => {
  expect(foundBy(fontMetrics, [metric(field, value)])).toEqual([found]);
});

it.each([
  ["xHeight", 300],
  ["capHeight", 3000],
  ["xHeight", REMOVED],
])("accepts %s of %p units", (field, value) => {
  expect(foundBy(fontMetrics, [metric(field, value)])).toEqual([]);
});

it("both heights are reported", () => {
  expect(foundBy(fontMetrics, [metric("xHeight", 1801), metric("capHeight", 100)])).toEqual([
    impossible("xHeight", "0.900", "0.15 to 0.9 em"),
    impossible("capHeight", "0.050", CAPITALS),
  ]);
});

it.each(["100", "900"])("advances have the weight %s, too", (weight) => {
  expect(foundBy(fontMetrics, [[LATO, ["meta", "advances", weight], REMOVED]])).toEqual([
    at(
      "/meta/advances",
      `meta.advances has no weight "${weight}", which font.weight lists; measure it, or leave advances out`,
    ),
  ]);
});

it.each([[["meta"]], [["meta", "metrics"]], [["meta", "advances"]]])(
  "nothing is compared where %j is missing",
  (path) => {
    expect(foundBy(fontMetrics, [[LATO, path, REMOVED]])).toEqual([]);
  },
);
