interface SegmentsProps {
  name: string;
  legend: string;
  choices: readonly { value: string; label: string }[];
  chosen: string;
  /** Whether the legend is shown; it is read either way. */
  isLabelled?: boolean;
}

/** A choice of one among few, side by side: radio buttons, which work without JavaScript. */
export function Segments({ name, legend, choices, chosen, isLabelled = false }: SegmentsProps) {
  return (
    <fieldset class="segments">
      <legend class={isLabelled ? undefined : "visually-hidden"}>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label>
          <input type="radio" name={name} value={value} checked={value === chosen} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
