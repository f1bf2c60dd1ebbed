import { metaFields } from "../../../../../build/check/rules/items/meta-fields.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import { LATO, PLAIN, at, itFinds, put } from "../../../../fixtures/found-by.ts";

const misspelt = (file: string, field: string, meant: string) =>
  at(file, `/meta/${field}`, `is not read; did you mean "${meant}"?`);

itFinds(metaFields, "meta-fields: %s", [
  ["a field of one's own is allowed", [put(PLAIN, "/meta/rating", 5)]],
  ["a field of one's own in a font is allowed", [put(LATO, "/meta/designer", "Łukasz Dziedzic")]],
  ["no meta is allowed", [put(PLAIN, "/meta", REMOVED)]],
  ["of a pairing", [put(PLAIN, "/meta/usecase", [])], misspelt(PLAIN, "usecase", "useCase")],
  ["of a font", [put(LATO, "/meta/licence", {})], misspelt(LATO, "licence", "license")],
]);
