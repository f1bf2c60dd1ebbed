import { useState } from "preact/hooks";
import {
  type SliderRange,
  quantityOf,
  sliderRange,
  textOfQuantity,
} from "../panel/slider-range.ts";
import type { TunedElement, TunedProperty } from "../../shared/tuning/tuning.ts";

export function TuneSlider({
  element,
  tuned,
  initial,
  value,
  stops,
  name,
  onPreview,
  onFinish,
}: {
  element: TunedElement;
  tuned: TunedProperty;
  initial: string;
  value: string;
  stops: readonly number[] | undefined;
  name: string;
  onPreview: (value: string) => void;
  onFinish: () => void;
}) {
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
