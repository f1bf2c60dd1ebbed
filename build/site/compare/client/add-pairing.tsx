import { useId, useState } from "preact/hooks";
import { type ComparedPairings, NO_PAIRINGS, familyOf } from "../compared-pairings.ts";

interface AddPairingProps {
  /** @throws when they cannot be loaded */
  load: () => Promise<ComparedPairings>;
  onAdd: (name: string) => void;
}

/** A field for the title of a pairing, or a part of it, with all of them to choose from. */
export function AddPairing({ load, onAdd }: AddPairingProps) {
  const list = useId();
  const [json, setJson] = useState(NO_PAIRINGS);
  const { pairings } = json;
  const add = (field: HTMLInputElement) => {
    const wanted = field.value.trim().toLowerCase();
    const titled = (isWanted: (title: string) => boolean) =>
      pairings.find(({ title }) => isWanted(title.toLowerCase()));
    const pairing =
      titled((title) => title === wanted) ?? titled((title) => title.includes(wanted));
    if (wanted === "") return;
    if (pairing === undefined) {
      field.setCustomValidity("No pairing here has this in its title. Choose one from the list.");
      field.reportValidity();
      return;
    }
    field.value = "";
    onAdd(pairing.name);
  };
  return (
    <form
      class="compare-add"
      onSubmit={(event) => {
        event.preventDefault();
        const field = event.currentTarget.querySelector("input");
        if (field) add(field);
      }}
    >
      <input
        class="field"
        list={list}
        aria-label="Add a pairing"
        placeholder="Add a pairing"
        autocomplete="off"
        spellcheck={false}
        maxLength={100}
        onFocus={() => void load().then(setJson, () => undefined)}
        onInput={(event) => {
          event.currentTarget.setCustomValidity("");
          const isTyped =
            event instanceof InputEvent && event.inputType !== "insertReplacementText";
          if (!isTyped) add(event.currentTarget);
        }}
      />
      <datalist id={list}>
        {pairings.map(({ name, title, fonts }) => (
          <option key={name} value={title}>
            {[...new Set(fonts.slice(0, 2))].map((font) => familyOf(font, json)).join(" + ")}
          </option>
        ))}
      </datalist>
    </form>
  );
}
