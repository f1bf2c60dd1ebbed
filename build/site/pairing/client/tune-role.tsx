import { FONT_ROLES } from "../../../../registry/model/items.ts";
import { ROLE_LABELS } from "../../shared/fonts/listed-font.ts";
import { type TunedElement, parameterName, statedValue } from "../../shared/tuning/tuning.ts";
import { tuning } from "./install-state.ts";
import { RowFrame } from "./tune-row.tsx";
import { set } from "./tune-state.ts";
import { base, rules } from "./tuned-base.ts";

/** Which of the pairing's fonts a heading has. */
export function TuneRole({ element }: { element: TunedElement }) {
  const name = `${element.name} font`;
  const parameter = parameterName(element.selector, "family");
  const value = statedValue(rules.value, parameter) ?? "";
  const own = statedValue(base.value?.rules ?? {}, parameter);
  const roles = FONT_ROLES.map((role) => [`var(--font-${role})`, ROLE_LABELS.get(role)] as const);
  const isRole = roles.some(([family]) => family === value);
  return (
    <RowFrame
      name={name}
      label="Font"
      isChanged={tuning.value.has(parameter)}
      onReset={() => {
        set(new Map([[parameter, undefined]]));
      }}
    >
      <select
        class="field select"
        aria-label={name}
        value={value}
        onChange={({ currentTarget: { value: family } }) => {
          set(new Map([[parameter, family === own ? undefined : family]]));
        }}
      >
        {[...roles, ...(isRole ? [] : [[value, value] as const])].map(([family, label]) => (
          <option value={family}>{label}</option>
        ))}
      </select>
    </RowFrame>
  );
}
