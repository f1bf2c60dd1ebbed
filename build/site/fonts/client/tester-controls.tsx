/** How texts are set. */
export interface Setting {
  /** By tag, and the `size` in pixels; an axis that is absent is as the face has it. */
  values: Readonly<Record<string, number>>;
  /** OpenType features that are on, and `ital`. */
  on: readonly string[];
}

interface TesterControlsProps {
  sliders: readonly { tag: string; label: string; min: number; max: number; default: number }[];
  switches: readonly { tag: string; label: string }[];
  setting: Setting;
  onChange: (setting: Setting) => void;
}

/** A slider for each value, and a checkbox for each feature. */
export function TesterControls({ sliders, switches, setting, onChange }: TesterControlsProps) {
  const { values, on } = setting;
  return (
    <div class="font-controls">
      {sliders.map(({ tag, label, min, max, default: initial }) => (
        <label key={tag}>
          <span>{label}</span>
          <input
            type="range"
            min={min}
            max={max}
            step={max - min > 10 ? 1 : "any"}
            value={values[tag] ?? initial}
            onInput={({ currentTarget: { valueAsNumber } }) => {
              onChange({ values: { ...values, [tag]: valueAsNumber }, on });
            }}
          />
          <output>{Number((values[tag] ?? initial).toFixed(2))}</output>
        </label>
      ))}
      {switches.map(({ tag, label }) => (
        <label key={tag}>
          <input
            type="checkbox"
            class="check"
            checked={on.includes(tag)}
            onChange={({ currentTarget: { checked } }) => {
              onChange({ values, on: checked ? [...on, tag] : on.filter((one) => one !== tag) });
            }}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
