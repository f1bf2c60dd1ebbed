import { CSS_PROPERTIES } from "../../../../registry/css/css-properties.ts";
import { textSizeOf } from "../../../../registry/pairing/scale.ts";
import type { FontRole } from "../../../../registry/model/items.ts";
import type { Rules } from "../../../../registry/formats/rules.ts";
import {
  ELEMENTS,
  type TunedElement,
  type TunedProperty,
  type TuningChange,
  parameterName,
  statedValue,
} from "../../shared/tuning/tuning.ts";
import { validatedValue } from "../../shared/client/validated-value.ts";
import {
  type Slider,
  type SliderContext,
  pixelsOf,
  pixelsText,
  quantityOf,
  sliderOf,
  stepped,
  textOfQuantity,
  withUnit,
} from "../../shared/tuning/quantity.ts";
import { valueWarning } from "../../shared/tuning/value-warning.ts";
import { tuning } from "./install-state.ts";
import { TuneFont } from "./tune-font.tsx";
import { TuneRole } from "./tune-role.tsx";
import { TuneRow } from "./tune-row.tsx";
import { finish, move, set } from "./tune-state.ts";
import { base, rules, weightsOf } from "./tuned-base.ts";

/** What is tuned together. */
export interface TunedPart {
  value: string;
  label: string;
  /** In sentences. */
  name: string;
  elements: readonly TunedElement[];
  /** Of the font that the part is set in; missing for a single heading, which has that of all headings. */
  role?: FontRole;
}

const partOf = (element: TunedElement): TunedPart => ({
  value: element.selector,
  label: element.label,
  name: element.name,
  elements: [element],
});

const isHeading = ({ selector }: TunedElement) => selector.startsWith("h");

export const HEADINGS: TunedPart = {
  value: "headings",
  label: "Headings",
  name: "Headings",
  role: "heading",
  elements: ELEMENTS.filter(isHeading),
};

/** The three roles first, then each heading by itself. */
export const PARTS: readonly TunedPart[] = [
  HEADINGS,
  ...ELEMENTS.filter((element) => !isHeading(element)).map((element) => ({
    ...partOf(element),
    role: element.selector === "code" ? ("mono" as const) : ("body" as const),
  })),
  ...ELEMENTS.filter(isHeading).map(partOf),
];

/** The values of one part. */
export function TunePart({ part }: { part: TunedPart }) {
  const [element] = part.elements;
  if (element === undefined) return null;
  return (
    <div class="tune-rows">
      {part.role !== undefined && <TuneFont role={part.role} name={part.name} />}
      {CSS_PROPERTIES.map((property) =>
        property.word === "family" ? (
          part.role === undefined && <TuneRole key="family" element={element} />
        ) : (
          <Row key={property.word} part={part} first={element} property={property} />
        ),
      )}
    </div>
  );
}

interface RowProps {
  part: TunedPart;
  /** Of the part: the one that sliders and steps begin with. */
  first: TunedElement;
  property: TunedProperty;
}

function Row({ part, first, property: { word, label, property } }: RowProps) {
  const values = part.elements.map((element) => valueOf(rules.value, element, word));
  const [value = ""] = values;
  const initial = valueOf(baseRules(), first, word);
  const fontPixels = pixelsOf(valueOf(rules.value, first, "size"));
  const isText = part.role === "body" || part.role === "mono";
  const change = (next: string | undefined) => changeOf(part, word, next);
  const isScaled = isScaledTogether(part, word);
  return (
    <TuneRow
      name={`${part.name} ${label.toLowerCase()}`}
      label={label}
      note={word === "size" ? pixelsNote(value, isScaled) : ""}
      value={isScaled ? value : rangeText(values)}
      warning={values.map((one) => valueWarning(one, word, fontPixels)).find(Boolean)}
      isChanged={isChanged(part, word)}
      slider={sliderIn(first, value, { word, isText, fontPixels, initial })}
      onStep={(typed, steps) => {
        const text = withUnit(typed, word);
        const quantity = quantityOf(text);
        if (quantity === undefined) return false;
        const next = stepped(quantity, word, steps, fontPixels);
        move(change(textOfQuantity(next, text, initial)));
        return true;
      }}
      onMove={(next) => {
        move(change(next));
      }}
      onFinish={finish}
      onSubmit={async (typed) => {
        const { value: next, problem } = await validatedValue(property, withUnit(typed, word));
        if (problem !== undefined) return problem;
        if (isScaled && ratioOf(next, initial) === undefined)
          return `“${next}” is not a size that headings follow, such as 48px or 120%`;
        set(change(next));
        return undefined;
      }}
      onReset={() => {
        set(change(undefined));
      }}
    />
  );
}

/** A size as the specimen states it, where the field holds another unit. */
function pixelsNote(value: string, isOfFirst: boolean): string {
  const pixels = pixelsText(value);
  if (pixels === undefined || (!isOfFirst && value === `${pixels}px`)) return "";
  return `${isOfFirst ? "h1 " : ""}${pixels} px`;
}

/** Of the first heading and of the last one, with their unit once: `-0.025 … -0.01em`. */
function rangeText(values: readonly string[]): string {
  const [first = ""] = values;
  const last = values.at(-1) ?? "";
  if (new Set(values).size <= 1) return first;
  const quantity = quantityOf(first);
  const isSameUnit = quantity !== undefined && quantity.unit === quantityOf(last)?.unit;
  return `${isSameUnit ? quantity.number : first} … ${last}`;
}

/** The sizes of headings keep their proportions: what is set is that of the first one. */
function isScaledTogether({ elements }: TunedPart, word: TunedProperty["word"]): boolean {
  return word === "size" && elements.length > 1;
}

/** By how much a size enlarges the pairing's own, of which it may be a percentage; undefined for other sizes. */
function ratioOf(size: string, own: string): number | undefined {
  const { number = 0, unit } = quantityOf(size) ?? {};
  if (unit === "%") return number / 100;
  const [pixels, ownPixels] = [pixelsOf(size), pixelsOf(own)];
  return pixels && ownPixels && pixels / ownPixels;
}

function baseRules(): Rules {
  return base.value?.rules ?? {};
}

function valueOf(from: Rules, { selector }: TunedElement, word: TunedProperty["word"]): string {
  const stated = statedValue(from, parameterName(selector, word));
  if (stated !== undefined) return stated;
  if (selector === "body" && word === "size" && base.value) return textSizeOf(base.value.pairing);
  const inherited = word === "lh" ? statedValue(from, "body-lh") : undefined;
  return inherited ?? CSS_PROPERTIES.find((one) => one.word === word)?.sample ?? "";
}

/** A value for every element of a part; the pairing's own value is no change. */
function changeOf(
  part: TunedPart,
  word: TunedProperty["word"],
  next: string | undefined,
): TuningChange {
  return new Map(
    part.elements.map((element) => {
      const parameter = parameterName(element.selector, word);
      const value = isScaledTogether(part, word) ? scaledSize(part, element, next) : next;
      const isOwn = statedValue(baseRules(), parameter) === value;
      return [parameter, isOwn ? undefined : value];
    }),
  );
}

/** The size of a heading in proportion to that of the first one. */
function scaledSize(
  { elements: [first] }: TunedPart,
  element: TunedElement,
  next: string | undefined,
): string | undefined {
  const own = valueOf(baseRules(), element, "size");
  const quantity = quantityOf(own);
  const ratio = next && first && ratioOf(next, valueOf(baseRules(), first, "size"));
  return quantity && ratio
    ? textOfQuantity({ ...quantity, number: quantity.number * ratio }, own)
    : undefined;
}

function isChanged(part: TunedPart, word: TunedProperty["word"]): boolean {
  return part.elements.some(({ selector }) => tuning.value.has(parameterName(selector, word)));
}

function sliderIn(
  element: TunedElement,
  value: string,
  context: SliderContext,
): Slider | undefined {
  const { word } = context;
  const stops = word === "weight" && weightsOf(valueOf(rules.value, element, "family"));
  if (stops) return weightSlider(stops, value);
  return sliderOf(value === "normal" && word === "ls" ? "0em" : value, context);
}

/** Through the weights that a font has. */
function weightSlider(stops: readonly number[], value: string): Slider | undefined {
  const last = stops.length - 1;
  if (last < 1) return undefined;
  const weight = value === "bold" ? 700 : (quantityOf(value)?.number ?? 400);
  const distances = stops.map((stop) => Math.abs(stop - weight));
  return {
    min: 0,
    max: last,
    step: 1,
    position: distances.indexOf(Math.min(...distances)),
    at: (index) => String(stops[index] ?? value),
  };
}
