import { type CssProperty, PROPERTIES } from "../../../registry/css/css-properties.ts";
import { parseCssValue } from "../../../registry/css/css-value.ts";
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

/** Every hostile value with every property that takes it. */
export function acceptedValues(): AcceptedValue[] {
  return [...new Map([...PROPERTIES].map(([word, property]) => [property, word]))].flatMap(
    ([property, word]) =>
      HOSTILE_VALUES.flatMap((given) => {
        const { value } = parseCssValue(property, given);
        return value === undefined ? [] : [{ word, property, given, value }];
      }),
  );
}
