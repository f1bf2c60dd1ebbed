import { counted } from "../../../registry/search/words.ts";
import { type Group, GROUPS, SORTS, type Sort } from "../shared/cards/home-state.ts";

/** What the buttons of the groups say. */
export const GROUP_LABELS: Readonly<Record<Group, string>> = {
  use: "Use",
  mood: "Mood",
  heading: "Heading",
  script: "Script",
  weight: "Weight",
  family: "Family",
  font: "Font",
};

const SORT_LABELS: Readonly<Record<Sort, string>> = {
  fitting: "Fitting",
  name: "Name",
  lightest: "Lightest",
};

/**
 * Filters, their result and the reader's own text. Only of use with JavaScript, without which
 * `home.css` hides it; what a filter offers is put in when it is opened first.
 */
export function Toolbar({ count }: { count: number }) {
  return (
    <section class="toolbar" aria-label="Filter and sort">
      <div class="filters">
        {GROUPS.map((group) => (
          <FilterButton group={group} />
        ))}
        <button type="button" class="filter-sheet-button" aria-haspopup="dialog">
          Filter
        </button>
      </div>
      <p class="result-count" role="status">
        {counted(count, "pairing")}
      </p>
      <label class="sort">
        <span>Sort</span>
        <select>
          {SORTS.map((sort) => (
            <option value={sort}>{SORT_LABELS[sort]}</option>
          ))}
        </select>
      </label>
      <label class="own-text">
        <span class="visually-hidden">Your text on every card</span>
        <input type="text" placeholder="Your text" autocomplete="off" maxLength={200} />
      </label>
      <div class="choices" hidden />
    </section>
  );
}

function FilterButton({ group }: { group: Group }) {
  const id = `filter-${group}`;
  return (
    <>
      <button type="button" class="filter-button" popovertarget={id} data-group={group}>
        {GROUP_LABELS[group]}
      </button>
      <div class="filter-popover" id={id} popover="auto" data-group={group} />
    </>
  );
}
