import { useEffect, useRef, useState } from "preact/hooks";
import { foundPairings } from "../found-pairings.ts";
import type { PairingsJson } from "../../shared/listed-pairing.ts";

/** More are found by typing. */
const MOST_LISTED = 60;

interface PickerProps {
  json: PairingsJson;
  label: string;
  onPick: (name: string) => void;
  onClose: () => void;
}

/** A dialog in which a reader finds a pairing. */
export function Picker({ json, label, onPick, onClose }: PickerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState("");
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const found = foundPairings(json, typed);
  const listed = found.slice(0, MOST_LISTED);
  return (
    <dialog ref={dialog} class="compare-picker" aria-label={label} onClose={onClose}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = listed;
          if (first) onPick(first.name);
        }}
      >
        <label>
          <span class="visually-hidden">A name, a font, a mood or a use</span>
          <input
            type="search"
            class="field"
            placeholder="A name, a font, a mood or a use"
            autocomplete="off"
            spellcheck={false}
            maxLength={100}
            onInput={({ currentTarget }) => {
              setTyped(currentTarget.value);
            }}
          />
        </label>
        <button type="button" class="quiet-button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </form>
      <p class="quiet" role="status">
        {found.length === 0
          ? "No pairing has all of this."
          : found.length === 1
            ? "1 pairing"
            : `${found.length} pairings`}
        {found.length > MOST_LISTED && `, the first ${MOST_LISTED} here`}
      </p>
      <ul tabIndex={-1}>
        {listed.map(({ name, title, fonts: [heading, body] }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => {
                onPick(name);
              }}
            >
              <span>{title}</span>
              <span class="quiet">
                {[...new Set([heading, body])].map((font) => json.families[font]).join(" + ")}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
