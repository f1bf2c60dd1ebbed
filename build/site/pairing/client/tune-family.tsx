import type { FontRole } from "../../../../registry/model/items.ts";
import type { TunedElement } from "../../shared/tuning/tuning.ts";
import type { FontFacts } from "../../shared/client/font-facts.ts";
import { FontChoice } from "./font-choice.tsx";
import { RowLabel } from "./tune-row.tsx";
import type { Submit } from "./tune-value.tsx";

/** The family of a rule: one of the pairing's three, or any other font. */
export interface TuneFamilyProps {
  element: TunedElement;
  value: string;
  isChanged: boolean;
  /** What the value names, if the registry has it. */
  font: FontFacts | undefined;
  /** A choice that is pointed at, to be drawn; undefined once it is not. */
  onTry: (value: string | undefined) => void;
  onSet: (value: string) => void;
  /** A typed family. */
  onSubmit: Submit;
  onReset: () => void;
}

const ROLES: readonly { role: FontRole; label: string }[] = [
  { role: "heading", label: "Heading" },
  { role: "body", label: "Text" },
  { role: "mono", label: "Code" },
];

export function TuneFamily(props: TuneFamilyProps) {
  const { element, value, isChanged, font, onTry, onSet, onSubmit, onReset } = props;
  const name = `${element.label} family`;
  return (
    <div class="tune-row tune-family" data-changed={isChanged}>
      <RowLabel label="Family" name={name} isChanged={isChanged} onReset={onReset} />
      <FontChoice
        name={name}
        value={font?.title ?? value}
        onTry={onTry}
        onSet={onSet}
        onSubmit={onSubmit}
      />
      <fieldset class="segments tune-roles">
        <legend class="visually-hidden">{name} by role</legend>
        {ROLES.map(({ role, label }) => (
          <label
            onPointerEnter={({ pointerType }) => {
              if (pointerType === "mouse") onTry(`var(--font-${role})`);
            }}
            onPointerLeave={() => {
              onTry(undefined);
            }}
          >
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
    </div>
  );
}
