import { useMemo, useState } from "preact/hooks";
import {
  type FluidRange,
  type FluidSize,
  MAX_ZOOM,
  NARROWEST_WINDOW,
  WIDEST_WINDOW,
  fluidRangeOf,
  fluidSize,
  sizeAt,
  sizeAtZoom,
} from "../panel/fluid-size.ts";
import { quantityOf } from "../panel/slider-range.ts";

const FIELDS: readonly {
  name: keyof FluidRange;
  /** What is seen, and what is read out. */
  label: string;
  spoken: string;
  unit: string;
  step: number;
}[] = [
  { name: "minimum", label: "Smallest", spoken: "smallest size", unit: "rem", step: 0.125 },
  { name: "from", label: "up to a window of", spoken: "narrow window", unit: "px", step: 10 },
  { name: "maximum", label: "Largest", spoken: "largest size", unit: "rem", step: 0.125 },
  { name: "to", label: "from a window of", spoken: "wide window", unit: "px", step: 10 },
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
  const [texts, setTexts] = useState(() => textsOf(fluidRangeOf(value) ?? proposed(value)));
  const isFluid = fluidRangeOf(value) !== undefined;
  // A slider of another value renders this too, and the proof looks at every width.
  const size = useMemo(() => fluidSize(rangeOf(texts)), [texts]);
  const change = (name: keyof FluidRange, text: string) => {
    const next = { ...texts, [name]: text };
    setTexts(next);
    const { css } = fluidSize(rangeOf(next));
    if (css !== undefined && isFluid) onSet(css);
  };
  return (
    <details class="panel-details tune-fluid" open={isFluid}>
      <summary>Fluid size</summary>
      <div class="fluid-fields">
        {FIELDS.map(({ name, label: field, spoken, unit, step }) => (
          <label>
            <span>{field}</span>
            <input
              type="number"
              aria-label={`${label} ${spoken}, ${unit}`}
              aria-invalid={size.css === undefined && isAtFault(name, size, texts[name])}
              aria-describedby="fluid-proof"
              min={0}
              step={step}
              value={texts[name]}
              data-fluid={name}
              onInput={(event) => {
                change(name, event.currentTarget.value);
              }}
            />
            <span>{unit}</span>
          </label>
        ))}
      </div>
      <div class="fluid-proof" id="fluid-proof" role="status" data-refused={!size.css}>
        <Proof range={rangeOf(texts)} size={size} />
      </div>
      <button
        type="button"
        class="panel-button"
        disabled={size.css === undefined || size.css === value}
        onClick={() => {
          if (size.css !== undefined) onSet(size.css);
        }}
      >
        {isFluid && size.css === value ? "Set" : "Set as size"}
      </button>
    </details>
  );
}

/** The largest size, where it cannot be enlarged enough; otherwise a field that is no size or width. */
function isAtFault(name: keyof FluidRange, size: FluidSize, text: string): boolean {
  return size.proof === undefined ? !(Number(text) > 0) : name === "maximum";
}

/** What the calculation found, in numbers that a reader can check. */
function Proof({ range, size }: { range: FluidRange; size: FluidSize }) {
  if (size.proof === undefined) return <p class="fluid-problem">{size.problem}.</p>;
  const { width, enlargement, zoom } = size.proof;
  const base = sizeAt(range, width);
  return (
    <>
      {size.css === undefined ? (
        <p class="fluid-problem">Refused. {size.problem}.</p>
      ) : (
        <code>{size.css}</code>
      )}
      <table>
        <caption>
          Computed for the window where it is enlarged least: {width}px of {NARROWEST_WINDOW} to{" "}
          {WIDEST_WINDOW}px.
        </caption>
        <thead>
          <tr>
            <th scope="col">Zoom</th>
            <th scope="col">Drawn</th>
            <th scope="col">Enlarged</th>
          </tr>
        </thead>
        <tbody>
          {zoomsOf(zoom).map((one) => (
            <tr>
              <th scope="row">{percent(one)}</th>
              <td>{sizeAtZoom(range, width, one).toFixed(1)} px</td>
              <td>{percent(sizeAtZoom(range, width, one) / base)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="visually-hidden">At most {percent(enlargement)}.</p>
    </>
  );
}

/** Ascending: without zoom, where the text is twice its size, and the browser's limit. */
function zoomsOf(zoom: number): number[] {
  return [...new Set([1, 2, zoom, MAX_ZOOM])].sort((one, other) => one - other);
}

function percent(factor: number): string {
  return `${Math.floor(factor * 100 + 1e-6)} %`;
}

type Texts = Record<keyof FluidRange, string>;

function textsOf({ minimum, maximum, from, to }: FluidRange): Texts {
  return { minimum: `${minimum}`, maximum: `${maximum}`, from: `${from}`, to: `${to}` };
}

function rangeOf({ minimum, maximum, from, to }: Texts): FluidRange {
  const numberOf = (text: string) => (text.trim() === "" ? NaN : Number(text));
  return {
    minimum: numberOf(minimum),
    maximum: numberOf(maximum),
    from: numberOf(from),
    to: numberOf(to),
  };
}

/** The present size in a wide window, three quarters of it on a phone. */
function proposed(value: string): FluidRange {
  const { number, unit } = quantityOf(value) ?? { number: 2, unit: "rem" };
  const maximum = unit === "px" ? number / ROOT_PIXELS : number;
  const minimum = Math.round(maximum * 0.75 * ROOT_PIXELS) / ROOT_PIXELS;
  return { minimum, maximum, from: 360, to: 1280 };
}
