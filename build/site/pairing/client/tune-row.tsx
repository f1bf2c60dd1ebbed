import type { TunedElement, TunedProperty } from "../../shared/tuning/tuning.ts";
import { TuneSlider } from "./tune-slider.tsx";
import { type Submit, TuneValue } from "./tune-value.tsx";

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
  onPreview: (value: string) => void;
  onFinish: () => void;
  onSubmit: Submit;
  onReset: () => void;
}

export function TuneRow(props: TuneRowProps) {
  const { element, tuned, initial, value, isChanged, stops } = props;
  const { onPreview, onFinish, onSubmit, onReset } = props;
  const name = `${element.label} ${tuned.label.toLowerCase()}`;
  return (
    <div class="tune-row" data-changed={isChanged}>
      <RowLabel label={tuned.label} name={name} isChanged={isChanged} onReset={onReset} />
      <TuneValue
        name={name}
        word={tuned.word}
        value={value}
        onPreview={onPreview}
        onFinish={onFinish}
        onSubmit={onSubmit}
      />
      <TuneSlider
        element={element}
        tuned={tuned}
        initial={initial}
        value={value}
        stops={stops}
        name={name}
        onPreview={onPreview}
        onFinish={onFinish}
      />
    </div>
  );
}

/** What a row sets, with the way back. */
export function RowLabel({
  label,
  name,
  isChanged,
  onReset,
}: {
  label: string;
  name: string;
  isChanged: boolean;
  onReset: () => void;
}) {
  return (
    <>
      <span class="tune-label">{label}</span>
      <button
        type="button"
        class="text-button tune-reset"
        aria-label={`Reset ${name}`}
        disabled={!isChanged}
        onClick={onReset}
      >
        Reset
      </button>
    </>
  );
}
