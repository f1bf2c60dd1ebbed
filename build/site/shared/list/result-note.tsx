import type { FilterSource } from "./filters.tsx";
import type { ListState } from "./list-state.ts";
import type { ShownEntries } from "./shown-entries.ts";

/** What a list says of the entries that it shows, and what a reader can do about it. */
export function ResultNote<Entry>({
  source,
  kind,
  isFailed,
  onRetry,
  settable,
  change,
}: {
  source: FilterSource<Entry>;
  kind: ShownEntries["kind"];
  isFailed: boolean;
  onRetry: () => void;
  /** How many entries can set the reader's text; "loading" until that is known, undefined where nobody asks. */
  settable: number | "loading" | undefined;
  change: (state: ListState) => void;
}) {
  const { list, entries, state, found } = source;
  const [, many] = list.noun;
  return (
    <div class="list-notes" role="status">
      {isFailed && (
        <p>
          The search could not be loaded, so these are the {many} without it.{" "}
          <button type="button" onClick={onRetry}>
            Try again
          </button>
        </p>
      )}
      {found !== undefined && state.query.trim() !== "" && (
        <p>
          {found.unknown.length > 0 && `Nothing here knows “${found.unknown.join("”, “")}”. `}
          {found.understood.length > 0 && `Taken as ${found.understood.join("; ")}.`}
        </p>
      )}
      {kind !== "exact" && (
        <p>
          {kind === "nearest"
            ? "No exact match. These come closest."
            : `Nothing matches “${state.query.trim()}”. These are the first of all ${many}.`}
        </p>
      )}
      {settable !== undefined && state.text.trim() !== "" && (
        <p>
          {settable === "loading" ? "…" : settableSentence(settable, entries.length)}
          {settable !== "loading" && settable > 0 && settable < entries.length && (
            <label>
              <input
                type="checkbox"
                class="check"
                checked={state.lacking}
                onChange={() => {
                  change({ ...state, lacking: !state.lacking });
                }}
              />
              Show the others too
            </label>
          )}
        </p>
      )}
    </div>
  );
}

function settableSentence(settable: number, all: number): string {
  const total = all.toLocaleString("en");
  if (settable === 0)
    return `None of ${total} can set all of this; letters that a face lacks are grey.`;
  return settable === all
    ? `All ${total} can set this.`
    : `${settable.toLocaleString("en")} of ${total} can set this.`;
}
