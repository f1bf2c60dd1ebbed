import { link } from "../../shared/client/base-path.ts";
import { SetText } from "../../shared/client/set-text.tsx";
import { textQuery } from "../../shared/list/list-state.ts";
import { type Comparison, MAX_COMPARED } from "./comparison.ts";

/** The pairings chosen to compare, at the lower edge of the window. */
export function CompareTray({ comparison, text }: { comparison: Comparison; text: string }) {
  const { pairings, refused } = comparison;
  if (pairings.length === 0) return null;
  const own = textQuery(text).replace("?", "&");
  return (
    <aside class="home-tray" aria-label="Compare">
      {pairings.map((pairing) => (
        <button
          type="button"
          key={pairing.name}
          aria-label={`Remove ${pairing.title} from the comparison`}
          onClick={() => {
            comparison.toggle(pairing);
          }}
        >
          <SetText text={pairing.title} font={pairing.font} weight={Number(pairing.weight)} />
          <span class="home-tray-remove" aria-hidden="true">
            ×
          </span>
        </button>
      ))}
      <p role="status">
        {refused && `At most ${MAX_COMPARED}. Remove one to add ${refused.title}.`}
      </p>
      <a href={`${link("compare/")}?pairings=${pairings.map(({ name }) => name).join(",")}${own}`}>
        {pairings.length === 1 ? "Compare with others" : `Compare ${pairings.length}`}
      </a>
    </aside>
  );
}
