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
import { type TypedValue } from "../../shared/tuning/typed-value.ts";
import { judgedValue, knownValue } from "../../shared/client/judged-value.ts";
import {
  pixelsOf,
  quantityOf,
  sliderRange,
  stepped,
  textOfQuantity,
} from "../../shared/tuning/quantity.ts";
import { pairing, tuning } from "./install-state.ts";
import { TuneFluid } from "./tune-fluid.tsx";
import { TuneFont } from "./tune-font.tsx";
import { TuneRole } from "./tune-role.tsx";
import { type Slider, TuneRow } from "./tune-row.tsx";
import { finish, preview, set } from "./tune-state.ts";
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

/** The three roles first, then each heading by itself. */
export const PARTS: readonly TunedPart[] = [
  {
    value: "headings",
    label: "Headings",
    name: "Headings",
    role: "heading",
    elements: ELEMENTS.filter(isHeading),
  },
  ...ELEMENTS.filter((element) => !isHeading(element)).map((element) => ({
    ...partOf(element),
    role: element.selector === "code" ? ("mono" as const) : ("body" as const),
  })),
  ...ELEMENTS.filter(isHeading).map(partOf),
];

/** The values of one part. */
export function TunePart({ part }: { part: TunedPart }) {
  const [element] = part.elements;
  const isGroup = part.elements.length > 1;
  return (
    <div class="tune-rows">
      {part.role !== undefined && <TuneFont role={part.role} name={part.name} />}
      {CSS_PROPERTIES.map((property) =>
        property.word === "family" ? (
          part.role === undefined && element && <TuneRole key="family" element={element} />
        ) : isGroup && property.word === "size" ? (
          <AllSizes key="sizes" part={part} />
        ) : (
          <Row key={property.word} part={part} property={property} />
        ),
      )}
      {part.role === undefined && element && (
        <TuneFluid
          name={part.name}
          value={valueOf(rules.value, element, "size")}
          onSet={(size) => {
            set(changeOf(part, "size", size));
          }}
        />
      )}
    </div>
  );
}

function Row({ part, property }: { part: TunedPart; property: TunedProperty }) {
  const { word } = property;
  const [first] = part.elements;
  const values = part.elements.map((element) => valueOf(rules.value, element, word));
  const [value = ""] = values;
  const initial = first === undefined ? "" : valueOf(baseRules(), first, word);
  const change = (next: string | undefined) => changeOf(part, word, next);
  return (
    <TuneRow
      name={`${part.name} ${property.label.toLowerCase()}`}
      label={property.label}
      value={rangeText(values)}
      isChanged={isChanged(part, word)}
      slider={sliderOf(part, word, value, initial)}
      onStep={(text, steps) => {
        const quantity = quantityOf(text);
        if (quantity)
          preview(change(textOfQuantity(stepped(quantity, word, steps), text, initial)));
        return quantity !== undefined;
      }}
      onPreview={(next) => {
        preview(change(next));
      }}
      onFinish={finish}
      onSubmit={(text) => {
        const take = ({ value: accepted, problem }: TypedValue) => {
          if (problem === undefined) set(change(accepted));
          return problem;
        };
        const known = knownValue(property.property, text);
        if (known.problem === undefined || first === undefined) return take(known);
        const parameter = parameterName(first.selector, word);
        return judgedValue(pairing.name, { property: property.property, parameter, text }).then(
          take,
        );
      }}
      onReset={() => {
        set(change(undefined));
      }}
    />
  );
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

/** The slider of all headings' sizes: percent of what the pairing sets. */
const PERCENT = { min: 50, max: 200, step: 1 };

/** The sizes of all headings in proportion. */
function AllSizes({ part }: { part: TunedPart }) {
  const factors = part.elements.map((element) => {
    const now = pixelsOf(valueOf(rules.value, element, "size"));
    const initial = pixelsOf(valueOf(baseRules(), element, "size"));
    return now === undefined || initial === undefined
      ? undefined
      : Math.round((now / initial) * 100);
  });
  const [percent = 100] = factors;
  const change = (next: number): TuningChange =>
    new Map(
      part.elements.map((element) => {
        const own = valueOf(baseRules(), element, "size");
        const quantity = quantityOf(own);
        const scaled =
          quantity && textOfQuantity({ ...quantity, number: (quantity.number * next) / 100 }, own);
        return [
          parameterName(element.selector, "size"),
          next === 100 ? undefined : scaled,
        ] as const;
      }),
    );
  return (
    <TuneRow
      name={`${part.name} size`}
      label="Size"
      value={new Set(factors).size > 1 ? "mixed" : `${percent} %`}
      isChanged={isChanged(part, "size")}
      slider={{
        range: PERCENT,
        position: percent,
        initial: (100 - PERCENT.min) / (PERCENT.max - PERCENT.min),
        at: (position) => String(position),
      }}
      onStep={(text, steps) => {
        preview(change(Math.max(1, (Number.parseInt(text, 10) || percent) + steps)));
        return true;
      }}
      onPreview={(next) => {
        preview(change(Number(next)));
      }}
      onFinish={finish}
      onSubmit={(text) => {
        const next = /^(\d{1,3}) ?%?$/.exec(text.trim())?.[1];
        if (next === undefined || Number(next) === 0) return `“${text.trim()}” is not a percentage`;
        set(change(Number(next)));
        return undefined;
      }}
      onReset={() => {
        set(change(100));
      }}
    />
  );
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
    part.elements.map(({ selector }) => {
      const parameter = parameterName(selector, word);
      const isOwn = statedValue(baseRules(), parameter) === next;
      return [parameter, isOwn ? undefined : next];
    }),
  );
}

function isChanged(part: TunedPart, word: TunedProperty["word"]): boolean {
  return part.elements.some(({ selector }) => tuning.value.has(parameterName(selector, word)));
}

function sliderOf(
  part: TunedPart,
  word: TunedProperty["word"],
  value: string,
  initial: string,
): Slider | undefined {
  const [element] = part.elements;
  if (element === undefined) return undefined;
  if (word === "weight") {
    const stops = weightsOf(valueOf(rules.value, element, "family"));
    if (stops !== undefined) return weightSlider(stops, value, initial);
  }
  const quantity = quantityOf(value === "normal" && word === "ls" ? "0em" : value);
  const range =
    quantity &&
    sliderRange(quantity, {
      word,
      isText: part.role === "body" || part.role === "mono",
      fontPixels: pixelsOf(valueOf(rules.value, element, "size")),
      initial,
    });
  if (quantity === undefined || range === undefined) return undefined;
  const own = quantityOf(initial);
  const isSameUnit = own?.unit === quantity.unit;
  return {
    range,
    position: quantity.number,
    initial: isSameUnit ? (own.number - range.min) / (range.max - range.min) : undefined,
    at: (number) => textOfQuantity({ number, unit: quantity.unit }, value, initial),
  };
}

/** Through the weights that a font has. */
function weightSlider(
  stops: readonly number[],
  value: string,
  initial: string,
): Slider | undefined {
  const last = stops.length - 1;
  if (last < 1) return undefined;
  const weight = (text: string) => (text === "bold" ? 700 : (quantityOf(text)?.number ?? 400));
  const nearest = (text: string) => {
    const distances = stops.map((stop) => Math.abs(stop - weight(text)));
    return distances.indexOf(Math.min(...distances));
  };
  return {
    range: { min: 0, max: last, step: 1 },
    position: nearest(value),
    initial: nearest(initial) / last,
    at: (index) => String(stops[index] ?? value),
  };
}
