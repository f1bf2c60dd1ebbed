import { FONT_ROLES } from "../../../../registry/model/items.ts";
import { ROLE_LABELS } from "../../shared/fonts/listed-font.ts";
import { type TunedElement, parameterName, statedValue } from "../../shared/tuning/tuning.ts";
import { tuning } from "./install-state.ts";
import { RowFrame } from "./tune-row.tsx";
import { set, tryOut } from "./tune-state.ts";
import { base, rules, titleInRole } from "./tuned-base.ts";

/** Which of the pairing's fonts a heading has. */
export function TuneRole({ element }: { element: TunedElement }) {
  const name = `${element.name} font`;
  const parameter = parameterName(element.selector, "family");
  const value = statedValue(rules.value, parameter) ?? "";
  const own = statedValue(base.value?.rules ?? {}, parameter);
  const change = (family: string) => new Map([[parameter, family === own ? undefined : family]]);
  const isRole = FONT_ROLES.some((role) => value === `var(--font-${role})`);
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
        {FONT_ROLES.map((role) => {
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
              <span>{ROLE_LABELS.get(role)}</span>
            </label>
          );
        })}
      </fieldset>
    </RowFrame>
  );
}
