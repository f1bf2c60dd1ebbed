import SETTINGS from "../samples/settings.json" with { type: "json" };
import { Buttons } from "./buttons.tsx";

/** The settings of an app: labels, hints, a field with an error, and two switches. */
export function SettingsContext() {
  const { title, lead, fields, choices, secondary, primary } = SETTINGS;
  return (
    <div class="cx-settings">
      <div>
        <div class="h3">{title}</div>
        <p class="cx-quiet">{lead}</p>
      </div>
      <div class="cx-form">
        {fields.map(({ label, value, hint, problem }) => (
          <div>
            <b>{label}</b>
            <span class={problem === undefined ? "cx-input" : "cx-input invalid"}>{value}</span>
            <span class={problem === undefined ? "cx-label" : "cx-label error"}>
              {problem ?? hint}
            </span>
          </div>
        ))}
        {choices.map(({ label, hint, isOn }) => (
          <div class="cx-choice">
            <b>{label}</b>
            <span class={isOn ? "cx-switch on" : "cx-switch"} />
            <span class="cx-label">{hint}</span>
          </div>
        ))}
        <Buttons secondary={secondary} primary={primary} />
      </div>
    </div>
  );
}

/** What the same app shows where there is nothing yet. */
export function EmptyContext() {
  const { title, text, action } = SETTINGS.empty;
  return (
    <div class="cx-empty">
      <div class="h4">{title}</div>
      <p class="cx-quiet">{text}</p>
      <span class="cx-button">{action}</span>
    </div>
  );
}
