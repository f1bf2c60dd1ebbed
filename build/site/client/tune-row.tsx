import { useState } from "preact/hooks";
import {
  type SliderRange,
  quantityOf,
  sliderRange,
  stepped,
  textOfQuantity,
} from "../panel/slider-range.ts";
import type { TunedElement, TunedProperty } from "../panel/tuning.ts";

/** One value of a rule: a slider, and a field that takes any value of CSS. */
export interface TuneRowProps {
  element: TunedElement;
  tuned: TunedProperty;
  /** What the pairing sets, or what is drawn where it sets nothing. */
  initial: string;
  value: string;
  isChanged: boolean;
  /** Instead of a range: the weights of a font. */
  stops?: readonly number[] | undefined;
  problem: string | undefined;
  onPreview: (value: string) => void;
  onFinish: () => void;
  /** A typed value, which is to be checked. */
  onSubmit: (text: string) => void;
  onReset: () => void;
}

export function TuneRow(props: TuneRowProps) {
  const { element, tuned, value, isChanged, onReset } = props;
  const name = `${element.label} ${tuned.label.toLowerCase()}`;
  return (
    <div class="tune-row" data-changed={isChanged}>
      <span class="tune-label">{tuned.label}</span>
      <button
        type="button"
        class="text-button tune-reset"
        aria-label={`Reset ${name}`}
        disabled={!isChanged}
        onClick={onReset}
      >
        Reset
      </button>
      <ValueField {...props} name={name} key={`${element.selector} ${value}`} />
      <Slider {...props} name={name} />
    </div>
  );
}

function ValueField({
  tuned,
  value,
  name,
  problem,
  onPreview,
  onFinish,
  onSubmit,
}: TuneRowProps & { name: string }) {
  const step = (event: KeyboardEvent, steps: number) => {
    const quantity = quantityOf(value);
    if (quantity === undefined) return;
    event.preventDefault();
    onPreview(textOfQuantity(stepped(quantity, tuned.word, steps)));
  };
  return (
    <input
      class="tune-value"
      type="text"
      aria-label={name}
      aria-invalid={problem !== undefined}
      aria-describedby={problem === undefined ? undefined : "tune-problem"}
      autocomplete="off"
      spellcheck={false}
      maxLength={256}
      value={value}
      data-parameter={tuned.word}
      onKeyDown={(event) => {
        const { key, shiftKey, currentTarget } = event;
        if (key === "ArrowUp") step(event, shiftKey ? 10 : 1);
        else if (key === "ArrowDown") step(event, shiftKey ? -10 : -1);
        else if (key === "Escape") currentTarget.value = value;
        else if (key === "Enter") onSubmit(currentTarget.value);
      }}
      onKeyUp={(event) => {
        if (event.key.startsWith("Arrow")) onFinish();
      }}
      onChange={(event) => {
        if (event.currentTarget.value !== value) onSubmit(event.currentTarget.value);
      }}
    />
  );
}

function Slider({
  element,
  tuned,
  initial,
  value,
  stops,
  name,
  onPreview,
  onFinish,
}: TuneRowProps & { name: string }) {
  // A key that is held is one change, like a drag.
  const [isKeyDown, setKeyDown] = useState(false);
  const scale = stops
    ? stopScale(stops, value, initial)
    : rangeScale(element, tuned, value, initial);
  const { range, position, initialPosition, valueAt } = scale;
  return (
    <input
      class="tune-slider"
      type="range"
      aria-label={`${name}, slider`}
      aria-valuetext={value}
      disabled={range === undefined || range.max <= range.min}
      min={range?.min ?? 0}
      max={range?.max ?? 1}
      step={range?.step ?? 1}
      value={position}
      style={{ "--initial": initialPosition }}
      onKeyDown={(event) => {
        if (/^(?:Arrow|Page|Home|End)/.test(event.key)) setKeyDown(true);
      }}
      onKeyUp={() => {
        setKeyDown(false);
        onFinish();
      }}
      onBlur={onFinish}
      onInput={(event) => {
        onPreview(valueAt(event.currentTarget.valueAsNumber));
      }}
      onChange={() => {
        if (!isKeyDown) onFinish();
      }}
    />
  );
}

interface Scale {
  range: SliderRange | undefined;
  position: number;
  /** Of the pairing's own value along the track, from 0 to 1; beyond it where there is none. */
  initialPosition: number;
  valueAt: (position: number) => string;
}

/** Of a value that is no number, such as `clamp()`, the slider shows nothing. */
function rangeScale(
  element: TunedElement,
  { word }: TunedProperty,
  value: string,
  initial: string,
): Scale {
  const quantity = quantityOf(value === "normal" ? "0em" : value);
  const range = quantity && sliderRange(element, word, quantity, initial);
  const own = quantityOf(initial);
  return {
    range,
    position: quantity?.number ?? 0,
    initialPosition:
      range && own && own.unit === quantity.unit
        ? (own.number - range.min) / (range.max - range.min)
        : -1,
    valueAt: (number) => textOfQuantity({ number, unit: quantity?.unit ?? "" }),
  };
}

function stopScale(stops: readonly number[], value: string, initial: string): Scale {
  const last = stops.length - 1;
  const nearest = (weight: number) =>
    stops.reduce(
      (best, stop, index) =>
        Math.abs(stop - weight) < Math.abs((stops[best] ?? 0) - weight) ? index : best,
      0,
    );
  const weightOf = (text: string) => (text === "bold" ? 700 : (quantityOf(text)?.number ?? 400));
  return {
    range: { min: 0, max: last, step: 1 },
    position: nearest(weightOf(value)),
    initialPosition: last > 0 ? nearest(weightOf(initial)) / last : -1,
    valueAt: (index) => String(stops[index] ?? value),
  };
}
