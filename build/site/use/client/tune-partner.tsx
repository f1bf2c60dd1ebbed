import { type Tuning, UNTUNED, statedValue, withChange } from "../../shared/tuning/tuning.ts";
import { quantityOf, textOfQuantity } from "../../shared/tuning/quantity.ts";
import type { SetPartner } from "./set-partner.ts";

const SLIDERS = [
  { parameter: "h1-size", label: "Heading 1 size", min: 1.5, max: 6, step: 0.125, unit: "rem" },
  { parameter: "h1-ls", label: "Letter spacing", min: -0.06, max: 0.06, step: 0.005, unit: "em" },
  { parameter: "h1-lh", label: "Line height", min: 0.9, max: 1.5, step: 0.05, unit: "" },
  { parameter: "body-lh", label: "Line height of text", min: 1.2, max: 2, step: 0.05, unit: "" },
] as const;

interface TunePartnerProps {
  set: SetPartner;
  tuning: Tuning;
  onTune: (tuning: Tuning) => void;
}

/** What most depends on the faces; everything else is tuned on the page of the pairing. */
export function TunePartner({ set: { rules, weights }, tuning, onTune }: TunePartnerProps) {
  const set = (parameter: string, value: string) => {
    const isOwn = value === statedValue(rules, parameter);
    onTune(withChange(tuning, new Map([[parameter, isOwn ? undefined : value]])));
  };
  const valueOf = (parameter: string) =>
    tuning.get(parameter) ?? statedValue(rules, parameter) ?? "";
  const quantityIn = (parameter: string) =>
    quantityOf(valueOf(parameter)) ?? ({ number: 0, unit: "" } as const);
  return (
    <details class="use-tune">
      <summary>Tune</summary>
      {SLIDERS.map(({ parameter, label, unit, ...range }) => (
        <label>
          <span>{label}</span>
          <input
            type="range"
            {...range}
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
