import { link } from "../../shared/client/base-path.ts";
import { SetText } from "../../shared/client/set-text.tsx";
import { queryString } from "../../shared/query-string.ts";
import { type Comparison, MAX_COMPARED } from "./comparison.ts";

/** The pairings chosen to compare, at the lower edge of the window. */
export function CompareTray({ comparison, text }: { comparison: Comparison; text: string }) {
  const { pairings, refused } = comparison;
  if (pairings.length === 0) return null;
  const compared = queryString({ pairings: pairings.map(({ name }) => name).join(","), text });
  return (
    <aside class="bar home-tray" aria-label="Compare">
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
      <a href={link("compare/") + compared}>
        {pairings.length === 1 ? "Compare with others" : `Compare ${pairings.length}`}
      </a>
    </aside>
  );
}
