import { useState } from "preact/hooks";
import { SCREENS } from "../../../../registry/pairing/phone-sizes.ts";
import { ROOT_PIXELS } from "../../../../registry/pairing/scale.ts";
import { fluidRangeOf, validatedFluidSize } from "../../shared/tuning/fluid-size.ts";
import { pixelsOf } from "../../shared/tuning/quantity.ts";

interface TuneFluidProps {
  name: string;
  value: string;
  onSet: (value: string) => void;
}

/** A size that follows the window, for headings. One that could not be enlarged enough is not applied. */
export function TuneFluid({ name, value, onSet }: TuneFluidProps) {
  const range = fluidRangeOf(value);
  const [typed, setTyped] = useState<{ minimum?: string; maximum?: string }>({});
  const pixels = (rem: number | undefined) => rem && Number((rem * ROOT_PIXELS).toFixed(2));
  const largest = pixels(range?.maximum) ?? pixelsOf(value) ?? 2 * ROOT_PIXELS;
  const texts = {
    minimum: String(pixels(range?.minimum) ?? Math.round(largest * 0.75)),
    maximum: String(largest),
    ...typed,
  };
  const size = validatedFluidSize(Number(texts.minimum), Number(texts.maximum));
  const field = (key: keyof typeof texts, width: number) => (
    <label>
      <span>px, in a window of {width} px</span>
      <input
        class="field"
        type="number"
        aria-label={`${name} size in a window of ${width} px, px`}
        aria-describedby="fluid-result"
        min={0}
        step={0.5}
        value={texts[key]}
        onInput={({ currentTarget }) => {
          setTyped({ ...typed, [key]: currentTarget.value });
        }}
      />
    </label>
  );
  return (
    <details class="panel-details tune-fluid" open={range !== undefined}>
      <summary>Fluid size</summary>
      <div class="tune-fluid-fields">
        {field("minimum", SCREENS.phone)}
        {field("maximum", SCREENS.wide)}
      </div>
      <p class={size.value === undefined ? "error" : "panel-note"} id="fluid-result" role="status">
        {size.value === undefined ? size.problem : <code>{size.value}</code>}
      </p>
      <button
        type="button"
        class="button"
        disabled={size.value === undefined || size.value === value}
        onClick={() => {
          if (size.value === undefined) return;
          onSet(size.value);
          setTyped({});
        }}
      >
        {size.value === value ? "Set" : "Set as size"}
      </button>
    </details>
  );
}
