import { BOOKING_FORM, type FormField, SETTINGS_CARD } from "../samples/forms.ts";

/** A card of switches beside a form, whose controls work. */
export function FormsContext() {
  return (
    <div class="cx-forms">
      <Booking />
      <Settings />
    </div>
  );
}

function Booking() {
  const { title, lead, fields, submit, cancel, terms } = BOOKING_FORM;
  return (
    <div class="card">
      <div class="h3">{title}</div>
      <p class="cx-quiet">{lead}</p>
      <div class="cx-fields">{fields.map(fieldRow)}</div>
      <div class="cx-actions">
        <button type="button" class="cx-button primary">
          {submit}
        </button>
        <button type="button" class="cx-button">
          {cancel}
        </button>
      </div>
      <small class="cx-quiet">{terms}</small>
    </div>
  );
}

function fieldRow(field: FormField) {
  const { name, label, control, hint, error } = field;
  const id = `sample-${name}`;
  if (control === "checkbox")
    return (
      <label class="cx-check">
        <input type="checkbox" /> {label}
      </label>
    );
  return (
    <div class={`cx-field ${name}`}>
      <label for={id}>{label}</label>
      <Control field={field} id={id} />
      {error !== undefined && (
        <small class="cx-error" id={`${id}-note`}>
          {error}
        </small>
      )}
      {error === undefined && hint !== undefined && (
        <small class="cx-quiet" id={`${id}-note`}>
          {hint}
        </small>
      )}
    </div>
  );
}

/** Without `name` and `autocomplete`: what is typed here goes nowhere. */
function Control({ field, id }: { field: FormField; id: string }) {
  const { control, value, choices = [], hint, error } = field;
  const described = (error ?? hint) === undefined ? undefined : `${id}-note`;
  const common = { id, "aria-describedby": described, autocomplete: "off" };
  if (control === "textarea") return <textarea {...common} rows={2} />;
  if (control === "select")
    return (
      <select {...common}>
        {choices.map((choice) => (
          <option selected={choice === value}>{choice}</option>
        ))}
      </select>
    );
  const text = {
    ...common,
    value,
    "aria-invalid": error === undefined ? undefined : "true",
  } as const;
  return control === "number" ? (
    <input {...text} type="number" min={1} />
  ) : (
    <input {...text} type="text" />
  );
}

function Settings() {
  const { title, description, settings, save, discard, saved } = SETTINGS_CARD;
  return (
    <div class="card">
      <div class="h3">{title}</div>
      <p class="cx-quiet">{description}</p>
      <div class="cx-settings">
        {settings.map(({ label, hint, on }) => (
          <label>
            <span>
              {label}
              <small class="cx-quiet">{hint}</small>
            </span>
            <input type="checkbox" role="switch" checked={on} />
          </label>
        ))}
      </div>
      <div class="cx-actions">
        <button type="button" class="cx-button primary">
          {save}
        </button>
        <button type="button" class="cx-button">
          {discard}
        </button>
        <small class="cx-quiet">{saved}</small>
      </div>
    </div>
  );
}
