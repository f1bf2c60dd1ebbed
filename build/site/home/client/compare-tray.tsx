import { link } from "../../shared/client/base-path.ts";
import { focusBeside } from "../../shared/client/focus-beside.ts";
import { SetText } from "../../shared/client/set-text.tsx";
import { queryString } from "../../shared/query-string.ts";
import { MAX_COMPARED } from "../../shared/max-compared.ts";
import type { ChosenPairs } from "./chosen-pairs.ts";

/** The pairings chosen to compare, at the lower edge of the window. */
export function CompareTray({ chosen }: { chosen: ChosenPairs }) {
  const { all, refused } = chosen;
  if (all.length === 0) return null;
  return (
    <aside class="bar home-tray" aria-label="Compare">
      {all.map((pair) => (
        <button
          type="button"
          key={`${pair.name} ${pair.query}`}
          aria-label={`Remove ${pair.title} from the comparison`}
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget, ".hero-controls button, .home-tray button");
            chosen.toggle(pair);
          }}
        >
          <SetText text={pair.title} font={pair.font} weight={Number(pair.weight)} />
          <span class="quiet" aria-hidden="true">
            {" ×"}
          </span>
        </button>
      ))}
      <p role="status">
        {refused && `At most ${MAX_COMPARED}. Remove one to add ${refused.title}.`}
      </p>
      <a href={link("compare/") + compareQuery(chosen)}>
        {all.length === 1 ? "Compare with others" : `Compare ${all.length}`}
      </a>
    </aside>
  );
}

/** The query of the page that compares what is chosen; "" for nothing. */
export function compareQuery({ all }: ChosenPairs): string {
  return queryString({
    pairings: all.map(({ name }) => name).join(","),
    ...Object.fromEntries(all.map(({ query }, index) => [`tuned-${index + 1}`, query])),
  });
}
