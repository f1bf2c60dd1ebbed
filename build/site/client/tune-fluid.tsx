import { useState } from "preact/hooks";
import {
  type FluidRange,
  type FluidSize,
  MAX_ZOOM,
  NARROWEST_WINDOW,
  WIDEST_WINDOW,
  fluidRangeOf,
  fluidSize,
} from "../panel/fluid-size.ts";
import { quantityOf } from "../panel/slider-range.ts";

const FIELDS: readonly { name: keyof FluidRange; label: string; unit: string; step: number }[] = [
  { name: "minimum", label: "Smallest", unit: "rem", step: 0.0625 },
  { name: "from", label: "in a window of", unit: "px", step: 10 },
  { name: "maximum", label: "Largest", unit: "rem", step: 0.0625 },
  { name: "to", label: "in a window of", unit: "px", step: 10 },
];

const ROOT_PIXELS = 16;

/** A size that follows the window, for headings. One that could not be enlarged enough is not applied. */
export function TuneFluid({
  label,
  value,
  onSet,
}: {
  label: string;
  value: string;
  onSet: (value: string) => void;
}) {
  const [range, setRange] = useState<FluidRange>(() => fluidRangeOf(value) ?? proposed(value));
  const isFluid = fluidRangeOf(value) !== undefined;
  const size = fluidSize(range);
  const change = (next: FluidRange) => {
    setRange(next);
    const { css } = fluidSize(next);
    if (css !== undefined && isFluid) onSet(css);
  };
  return (
    <details class="panel-details tune-fluid" open={isFluid}>
      <summary>Fluid size</summary>
      <div class="fluid-fields">
        {FIELDS.map(({ name, label: field, unit, step }) => (
          <label>
            <span>{field}</span>
            <input
              type="number"
              aria-label={`${label} ${field.toLowerCase()}, ${unit}, ${name}`}
              min={0}
              step={step}
              value={range[name]}
              onChange={(event) => {
                change({ ...range, [name]: event.currentTarget.valueAsNumber });
              }}
            />
            <span>{unit}</span>
          </label>
        ))}
      </div>
      <Proof size={size} />
      <button
        type="button"
        class="panel-button"
        disabled={size.css === undefined || size.css === value}
        onClick={() => {
          if (size.css !== undefined) onSet(size.css);
        }}
      >
        Set as size
      </button>
    </details>
  );
}

function Proof({ size }: { size: FluidSize }) {
  if (size.css === undefined) {
    return (
      <p class="panel-note fluid-proof" role="status" data-refused>
        {size.problem}.
      </p>
    );
  }
  const { width, enlargement, zoom } = size.proof;
  return (
    <p class="panel-note fluid-proof" role="status">
      <code>{size.css}</code>
      Computed for windows of {NARROWEST_WINDOW} to {WIDEST_WINDOW}px: hardest to enlarge at {width}
      px, where text is twice its size at {Math.round(zoom * 100)} % zoom and{" "}
      {enlargement.toFixed(2)} times at most, by {MAX_ZOOM * 100} %. WCAG 1.4.4 needs twice.
    </p>
  );
}

/** The present size in a wide window, three quarters of it on a phone. */
function proposed(value: string): FluidRange {
  const { number, unit } = quantityOf(value) ?? { number: 2, unit: "rem" };
  const maximum = unit === "px" ? number / ROOT_PIXELS : number;
  const minimum = Math.round(maximum * 0.75 * ROOT_PIXELS) / ROOT_PIXELS;
  return { minimum, maximum, from: 360, to: 1280 };
}
