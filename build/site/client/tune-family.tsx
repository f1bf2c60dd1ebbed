import type { FontRole } from "../../../registry/items.ts";
import type { TunedElement } from "../panel/tuning.ts";
import type { FontFacts } from "./font-facts.ts";

/** The family of a rule: one of the pairing's three, or any other font. */
export interface TuneFamilyProps {
  element: TunedElement;
  value: string;
  isChanged: boolean;
  /** What the value names, if the registry has it. */
  font: FontFacts | undefined;
  /** Names of fonts that can be drawn here. */
  names: readonly string[];
  problem: string | undefined;
  onFocus: () => void;
  onSet: (value: string) => void;
  /** A typed family. */
  onSubmit: (text: string) => void;
  onReset: () => void;
}

const ROLES: readonly { role: FontRole; label: string }[] = [
  { role: "heading", label: "Heading" },
  { role: "body", label: "Text" },
  { role: "mono", label: "Code" },
];

export function TuneFamily(props: TuneFamilyProps) {
  const { element, value, isChanged, font, names, problem, onFocus, onSet, onSubmit, onReset } =
    props;
  const name = `${element.label} family`;
  const shown = font?.title ?? value;
  return (
    <div class="tune-row" data-changed={isChanged}>
      <span class="tune-label">Family</span>
      <button
        type="button"
        class="text-button tune-reset"
        aria-label={`Reset ${name}`}
        disabled={!isChanged}
        onClick={onReset}
      >
        Reset
      </button>
      <input
        class="tune-value tune-family-value"
        type="text"
        list="tune-fonts"
        aria-label={name}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : "tune-problem"}
        autocomplete="off"
        spellcheck={false}
        maxLength={256}
        value={shown}
        key={`${element.selector} ${shown}`}
        data-parameter="family"
        onFocus={onFocus}
        onChange={(event) => {
          if (event.currentTarget.value !== shown) onSubmit(event.currentTarget.value);
        }}
      />
      <fieldset class="segments tune-roles">
        <legend class="visually-hidden">{name} by role</legend>
        {ROLES.map(({ role, label }) => (
          <label>
            <input
              type="radio"
              name="tune-role"
              checked={value === `var(--font-${role})`}
              onChange={() => {
                onSet(`var(--font-${role})`);
              }}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <datalist id="tune-fonts">
        {names.map((one) => (
          <option value={one} />
        ))}
      </datalist>
    </div>
  );
}
