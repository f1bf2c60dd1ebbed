import { type CssProperty, parseCssValue } from "../../../registry/css/css-value.ts";
import { PROPERTIES } from "../../../registry/overrides/override-parameters.ts";
import { HOSTILE_VALUES } from "./hostile-values.ts";

/** A hostile value that a property takes. */
export interface AcceptedValue {
  /** The query's word for the property. */
  word: string;
  property: CssProperty;
  given: string;
  /** As it is published. */
  value: string;
}

const WORDS = ["size", "weight", "family", "lh", "ls"];

/** Every hostile value with every property that takes it. */
export function acceptedValues(): AcceptedValue[] {
  return WORDS.flatMap((word) => {
    const property = PROPERTIES.get(word);
    if (property === undefined) throw new Error(`${word} is not a property of overrides.`);
    return HOSTILE_VALUES.flatMap((given) => {
      const { value } = parseCssValue(property, given);
      return value === undefined ? [] : [{ word, property, given, value }];
    });
  });
}
