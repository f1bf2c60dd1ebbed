import { shippedLanguages } from "../../../../registry/model/languages.ts";

/** The languages that the entries of a list set whole. */
export interface WrittenLanguages {
  /** English names by BCP 47 tag. */
  names: Readonly<Record<string, string>>;
  /** Tags; an entry states the position of its own. */
  sets: readonly (readonly string[])[];
}

/** With the names of all languages that are known. */
export function writtenLanguages(sets: WrittenLanguages["sets"]): WrittenLanguages {
  const names = Object.entries(shippedLanguages()).map(([tag, { name }]) => [tag, name] as const);
  return { names: Object.fromEntries(names), sets };
}
