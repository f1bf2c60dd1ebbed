/** The schemas' two products: the types, and validators that Ajv compiled ahead of time. */
import type { ErrorObject } from "ajv";
import type { Frozen } from "./frozen.ts";
import type * as generated from "./generated/pairing-data.ts";
import {
  validateFontItem,
  validatePairingData,
  validatePairingItem,
  validateRegistryConfiguration,
  validateRegistryIndex,
  validateVocabularyFile,
} from "./generated/validators.ts";

export type { FontItem, GoogleFont, LocalFont } from "./generated/font.ts";
export type { FontCategory } from "./generated/pairing-data.ts";
export type { PairingItem } from "./generated/pairing.ts";
export type { RegistryConfiguration } from "./generated/config.ts";
export type { VocabularyFile } from "./generated/vocabulary.ts";
export type { FontEntry, PairingEntry, RegistryIndex } from "./generated/registry.ts";

/** The typographic view is made once and then only read. */
export type PairingData = Frozen<generated.PairingData>;
export type TypographyScale = Frozen<generated.TypographyScale>;
export type HeadingEntry = Frozen<generated.HeadingEntry>;
export type BodyEntry = Frozen<generated.BodyEntry>;
export type FontBytes = Frozen<generated.FontBytes>;

/** A schema's file name without `.schema.json`. */
export type SchemaName = "pairing" | "font" | "pairing-data" | "registry" | "vocabulary" | "config";

interface CompiledValidator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

const COMPILED: Record<SchemaName, CompiledValidator> = {
  pairing: validatePairingItem,
  font: validateFontItem,
  "pairing-data": validatePairingData,
  registry: validateRegistryIndex,
  vocabulary: validateVocabularyFile,
  config: validateRegistryConfiguration,
};

/** Every violation of a schema, in Ajv's words; none means that the value is of the schema's type. */
export function schemaErrors(schema: SchemaName, value: unknown): ErrorObject[] {
  const validate = COMPILED[schema];
  return validate(value) ? [] : (validate.errors ?? []);
}
