import { useMemo, useState } from "preact/hooks";
import { nextFrame } from "../client/next-frame.ts";
import type { FilterGroup, ListDefinition, Match } from "./list-definition.ts";
import { type ListState, chosenIn } from "./list-state.ts";
import { type FoundNames, countsOf } from "./shown-entries.ts";

/** What filters are drawn from. */
export interface FilterSource<Entry> {
  list: ListDefinition<Entry>;
  entries: readonly Entry[];
  state: ListState;
  /** For the words of the state. */
  found: FoundNames | undefined;
  onToggle: (group: FilterGroup<Entry>, value: string) => void;
}

/** As many values are listed where they are found by typing. */
const LISTED_VALUES = 24;

/** The values of one group, each with the number of entries that have it. */
export function Filter<Entry>({
  source,
  group,
}: {
  source: FilterSource<Entry>;
  group: FilterGroup<Entry>;
}) {
  const { list, entries, state, found, onToggle } = source;
  const [typed, setTyped] = useState("");
  const sections = useMemo(() => group.sections(entries), [group, entries]);
  const listed = sections.map((section) => ({
    ...section,
    values: group.find === undefined ? section.values : valuesWith(typed, section.values, group),
  }));
  const values = listed.flatMap((section) => section.values);
  // Not once more for every row of the list that is drawn.
  const counts = useMemo(
    () => countsOf(entries, state, list, group, values, found),
    [entries, state, list, group, values.join(), found],
  );
  const chosen = chosenIn(state, group.name);
  const isLong = values.length > 12 && group.find === undefined;
  return (
    <div
      class={isLong ? "list-group list-group-long" : "list-group"}
      role="group"
      aria-label={group.label}
      data-group={group.name}
    >
      <p class="quiet list-match">{matchSentence(group.match, list.noun[0])}</p>
      {group.find !== undefined && (
        <input
          type="search"
          class="field"
          placeholder={group.find}
          aria-label={`Find: ${group.label}`}
          onInput={({ currentTarget: { value } }) => {
            setTyped(value);
          }}
        />
      )}
      {listed.map(({ heading, values: own }) => (
        <div class="list-section" key={heading}>
          {heading !== undefined && <h3>{heading}</h3>}
          <div class="list-values">
            {own.map((value) => {
              const count = counts.get(value) ?? 0;
              const isChosen = chosen.includes(value);
              return (
                <label key={value}>
                  <input
                    type="checkbox"
                    class="check"
                    checked={isChosen}
                    disabled={count === 0 && !isChosen}
                    onChange={() => {
                      // The check mark is drawn first: the list takes longer than a frame.
                      void nextFrame().then(() => {
                        onToggle(group, value);
                      });
                    }}
                  />
                  <span>{group.labelOf(value)}</span>
                  <span class="list-value-count">{count.toLocaleString("en")}</span>
                </label>
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}

function matchSentence(match: Match, noun: string): string {
  switch (match) {
    case "all":
      return `Each ${noun} has all that you choose.`;
    case "any":
      return `Each ${noun} has one or more of those that you choose.`;
    case "one":
      return "One at a time.";
  }
}

function valuesWith<Entry>(
  typed: string,
  values: readonly string[],
  { labelOf }: FilterGroup<Entry>,
): string[] {
  const words = typed.toLowerCase().trim();
  return values
    .filter((value) => labelOf(value).toLowerCase().includes(words))
    .slice(0, LISTED_VALUES);
}

/** All groups, each under its own heading: for windows that are too narrow for one beside the other. */
export function FilterSections<Entry>({ source }: { source: FilterSource<Entry> }) {
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <>
      {source.list.groups.map((group) => {
        const { name, label, labelOf } = group;
        const isOpen = open.includes(name);
        return (
          <details
            key={name}
            open={isOpen}
            onToggle={({ currentTarget }) => {
              const others = open.filter((other) => other !== name);
              setOpen(currentTarget.open ? [...others, name] : others);
            }}
          >
            <summary>
              {label}
              <span>{chosenIn(source.state, name).map(labelOf).join(", ")}</span>
            </summary>
            {isOpen && <Filter source={source} group={group} />}
          </details>
        );
      })}
    </>
  );
}
