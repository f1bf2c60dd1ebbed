interface SegmentsProps {
  name: string;
  legend: string;
  /** A mark is read after the label, and drawn as a dot. */
  choices: readonly { value: string; label: string; mark?: string }[];
  chosen: string;
  /** Whether the legend is shown; it is read either way. */
  isLabelled?: boolean;
}

/** A choice of one among few, side by side: radio buttons, which work without JavaScript. */
export function Segments({ name, legend, choices, chosen, isLabelled = false }: SegmentsProps) {
  return (
    <fieldset class="segments">
      <legend class={isLabelled ? undefined : "visually-hidden"}>{legend}</legend>
      {choices.map(({ value, label, mark }) => (
        <label>
          <input type="radio" name={name} value={value} checked={value === chosen} />
          <span>
            {label}
            {mark !== undefined && (
              <span class="segment-mark">
                <span class="visually-hidden">, {mark}</span>
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
