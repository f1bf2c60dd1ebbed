import { type Tuning, UNTUNED, statedValue, withChange } from "../../shared/tuning/tuning.ts";
import { type Quantity, quantityOf, textOfQuantity } from "../../shared/tuning/quantity.ts";
import type { SetPartner } from "./set-partner.ts";

interface Slider {
  parameter: string;
  label: string;
  min: number;
  max: number;
  step: number;
  unit: "rem" | "em" | "";
}

const SLIDERS: readonly Slider[] = [
  { parameter: "h1-size", label: "Heading 1 size", min: 1.5, max: 6, step: 0.125, unit: "rem" },
  { parameter: "h1-ls", label: "Letter spacing", min: -0.06, max: 0.06, step: 0.005, unit: "em" },
  { parameter: "h1-lh", label: "Line height", min: 0.9, max: 1.5, step: 0.05, unit: "" },
  { parameter: "body-lh", label: "Line height of text", min: 1.2, max: 2, step: 0.05, unit: "" },
];

interface TunePartnerProps {
  set: SetPartner;
  tuning: Tuning;
  onTune: (tuning: Tuning) => void;
}

/** What most depends on the faces; everything else is tuned on the page of the pairing. */
export function TunePartner({ set: { rules, weights }, tuning, onTune }: TunePartnerProps) {
  const set = (parameter: string, value: string) => {
    onTune(
      withChange(
        tuning,
        new Map([[parameter, value === statedValue(rules, parameter) ? undefined : value]]),
      ),
    );
  };
  const valueOf = (parameter: string) =>
    tuning.get(parameter) ?? statedValue(rules, parameter) ?? "";
  const quantityIn = (parameter: string): Quantity =>
    quantityOf(valueOf(parameter)) ?? { number: 0, unit: "" };
  return (
    <details class="use-tune">
      <summary>Tune</summary>
      {SLIDERS.map(({ parameter, label, min, max, step, unit }) => (
        <label>
          <span>{label}</span>
          <input
            type="range"
            min={min}
            max={max}
            step={step}
            value={quantityIn(parameter).number}
            onInput={({ currentTarget }) => {
              const number = Number(currentTarget.value);
              set(parameter, textOfQuantity({ number, unit }, statedValue(rules, parameter)));
            }}
          />
          <output>{textOfQuantity(quantityIn(parameter))}</output>
        </label>
      ))}
      {weights.length > 1 && (
        <label>
          <span>Weight</span>
          <select
            class="field select"
            value={valueOf("h1-weight")}
            onChange={({ currentTarget }) => {
              set("h1-weight", currentTarget.value);
            }}
          >
            {weights.map((weight) => (
              <option value={String(weight)}>{weight}</option>
            ))}
          </select>
        </label>
      )}
      <button
        type="button"
        class="quiet-button"
        aria-disabled={tuning.size === 0}
        onClick={() => {
          onTune(UNTUNED);
        }}
      >
        Reset
      </button>
    </details>
  );
}
