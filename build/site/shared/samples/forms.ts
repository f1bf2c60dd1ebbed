/** One field of a form. */
export interface FormField {
  /** The field's `name`, unique in its form. */
  name: string;
  label: string;
  control: "text" | "email" | "number" | "date" | "select" | "textarea" | "checkbox";
  /** What stands below the label; absent where the label is enough. */
  hint?: string;
  /** What the reader has typed; for a select, one of `choices`. */
  value?: string;
  /** Of a select alone. */
  choices?: readonly string[];
  /** Set on the field that shows an invalid value. */
  error?: string;
}

/** A form that a visitor fills in. */
export interface BookingForm {
  title: string;
  lead: string;
  fields: readonly FormField[];
  submit: string;
  cancel: string;
  /** Small print below the buttons. */
  terms: string;
}

/** A card of switches. */
export interface SettingsCard {
  title: string;
  description: string;
  settings: readonly { name: string; label: string; hint: string; on: boolean }[];
  save: string;
  discard: string;
  /** Says what was saved, for the line beside the buttons. */
  saved: string;
}

export const BOOKING_FORM: BookingForm = {
  title: "Reserve a bench",
  lead: "A day of bookbinding for beginners. You sew one book and take it home.",
  fields: [
    { name: "full-name", label: "Full name", control: "text", value: "Noor Verbeek" },
    {
      name: "email",
      label: "Email",
      control: "email",
      hint: "For the confirmation and nothing else.",
      value: "noor.verbeek@example",
      error: "Enter a complete address, such as noor@example.com.",
    },
    {
      name: "day",
      label: "Day",
      control: "select",
      choices: ["Saturday 6 June", "Sunday 7 June", "Saturday 20 June"],
      value: "Sunday 7 June",
    },
    {
      name: "benches",
      label: "Benches",
      control: "number",
      hint: "One for each person, 3 at most.",
      value: "2",
    },
    {
      name: "note",
      label: "Anything we should know?",
      control: "textarea",
      hint: "Left-handed tools, a step-free door, an allergy to wheat paste.",
    },
    {
      name: "lunch",
      label: "Include lunch, €12 a person",
      control: "checkbox",
    },
  ],
  submit: "Reserve 2 benches",
  cancel: "Clear the form",
  terms: "You pay on the day. Cancel free of charge until 48 hours before the class.",
};

export const SETTINGS_CARD: SettingsCard = {
  title: "Reminders",
  description: "Choose what we write to you about. Receipts are always sent.",
  settings: [
    {
      name: "day-before",
      label: "The day before a class",
      hint: "At 09:00, with the address and what to bring.",
      on: true,
    },
    {
      name: "free-bench",
      label: "When a bench becomes free",
      hint: "Only for days on your waiting list.",
      on: true,
    },
    {
      name: "new-classes",
      label: "New classes each season",
      hint: "Four letters a year.",
      on: false,
    },
  ],
  save: "Save changes",
  discard: "Discard",
  saved: "Saved at 10:42",
};
