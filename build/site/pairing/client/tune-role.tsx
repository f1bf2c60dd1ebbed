import { type TunedElement, parameterName, statedValue } from "../../shared/tuning/tuning.ts";
import { tuning } from "./install-state.ts";
import { RowFrame } from "./tune-row.tsx";
import { set, tryOut } from "./tune-state.ts";
import { base, rules, titleInRole } from "./tuned-base.ts";

const LABELS = { heading: "Headings", body: "Text", mono: "Code" } as const;

/** Which of the pairing's fonts a heading has. */
export function TuneRole({ element }: { element: TunedElement }) {
  const name = `${element.name} font`;
  const parameter = parameterName(element.selector, "family");
  const value = statedValue(rules.value, parameter) ?? "";
  const own = statedValue(base.value?.rules ?? {}, parameter);
  const change = (family: string) => new Map([[parameter, family === own ? undefined : family]]);
  const roles = Object.keys(LABELS) as (keyof typeof LABELS)[];
  const isRole = roles.some((role) => value === `var(--font-${role})`);
  return (
    <RowFrame
      name={name}
      label="Font"
      isChanged={tuning.value.has(parameter)}
      onReset={() => {
        set(new Map([[parameter, undefined]]));
      }}
    >
      <span class="tune-value tune-family">{isRole ? "" : value}</span>
      <fieldset class="segments tune-roles">
        <legend class="visually-hidden">{name}</legend>
        {roles.map((role) => {
          const family = `var(--font-${role})`;
          return (
            <label
              title={titleInRole(role)}
              onPointerEnter={({ pointerType }) => {
                if (pointerType === "mouse") tryOut(change(family));
              }}
              onPointerLeave={() => {
                tryOut(undefined);
              }}
            >
              <input
                type="radio"
                name="tune-role"
                checked={value === family}
                onChange={() => {
                  set(change(family));
                }}
              />
              <span>{LABELS[role]}</span>
            </label>
          );
        })}
      </fieldset>
    </RowFrame>
  );
}
