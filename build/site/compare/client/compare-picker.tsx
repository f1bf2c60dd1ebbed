import { useEffect, useRef, useState } from "preact/hooks";
import type { SearchFilters } from "../../../../registry/search/filters.ts";
import type { FontsSearch } from "../../shared/client/fonts-search.ts";
import { useLoaded } from "../../shared/client/use-loaded.ts";
import type { ComparedPairings } from "../compared-pairings.ts";

/** More are found by typing. */
const MOST_LISTED = 60;

const PAIRINGS: SearchFilters = { type: "registry:style" };

/** Where a picker finds pairings. */
export interface PickerSearch extends Pick<FontsSearch, "find"> {
  load: () => Promise<ComparedPairings>;
}

interface PickerProps {
  search: PickerSearch;
  label: string;
  onPick: (name: string) => void;
  onClose: () => void;
}

/** A dialog in which a reader finds a pairing, by the search of home. */
export function Picker({ search, label, onPick, onClose }: PickerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState("");
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const found = useLoaded(() => foundPairings(search, typed.trim()), [typed.trim()]);
  return (
    <dialog ref={dialog} class="compare-picker" aria-label={label} onClose={onClose}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          // What is listed may be of what was typed before.
          void foundPairings(search, typed.trim()).then(({ listed: [first] }) => {
            if (first) onPick(first.name);
          });
        }}
      >
        <input
          type="search"
          class="field"
          aria-label="A name, a font, a mood or a use"
          placeholder="A name, a font, a mood or a use"
          autocomplete="off"
          spellcheck={false}
          maxLength={100}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
          }}
        />
        <button type="button" class="quiet-button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </form>
      <p class="quiet" role="status">
        {found?.note}
      </p>
      <ul tabIndex={-1}>
        {found?.listed.map(({ name, title, families }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => {
                onPick(name);
              }}
            >
              <span>{title}</span>
              <span class="quiet">{families}</span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

interface FoundPairings {
  note: string;
  listed: readonly { name: string; title: string; families: string }[];
}

/** What is found for what was typed; for nothing, every pairing. */
async function foundPairings({ load, find }: PickerSearch, typed: string): Promise<FoundPairings> {
  const [json, found] = await Promise.all([
    load().catch(() => undefined),
    typed === "" ? undefined : find(typed, PAIRINGS),
  ]);
  if (json === undefined || (typed !== "" && found === undefined))
    return { listed: [], note: "The pairings could not be loaded." };
  const names = found?.names ?? json.pairings.map(({ name }) => name);
  const listed = names.slice(0, MOST_LISTED).flatMap((name) => {
    const pairing = json.pairings.find((one) => one.name === name);
    if (pairing === undefined) return [];
    const [heading, body] = pairing.fonts;
    const families = [...new Set([heading, body])].map((font) => json.families[font]).join(" + ");
    return [{ name, title: pairing.title, families }];
  });
  return { listed, note: noteOn(names.length, found?.isNearest === true) };
}

function noteOn(count: number, isNearest: boolean): string {
  if (count === 0) return "No pairing has any of this.";
  const shown = count > MOST_LISTED ? `, the first ${MOST_LISTED} here` : "";
  return `${isNearest ? "None has all of this. Nearest: " : ""}${count} ${count === 1 ? "pairing" : "pairings"}${shown}`;
}
