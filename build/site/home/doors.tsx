import { labelOf } from "../shared/cards/label.ts";
import { queryString } from "../shared/query-string.ts";
import { type Site, linkTo } from "../shared/site.ts";

const SEARCHES = [
  "warm serif for a bakery",
  "quiet dashboard",
  "Vietnamese magazine",
  "like Helvetica",
];

const USES = ["restaurant", "magazine", "saas", "documentation", "portfolio", "wedding"];

/** Three ways to the pairings: in one's own words, by a font that one has, by use. */
export function Doors({ site }: { site: Site }) {
  return (
    <nav class="home-doors" aria-label="Find a pairing">
      <div>
        <h2>Search in your own words</h2>
        <ul class="links">
          {SEARCHES.map((query) => (
            <li>
              <a href={`${linkTo(site, "")}${queryString({ q: query })}`}>{query}</a>
            </li>
          ))}
        </ul>
      </div>
      <form action={linkTo(site, "use/")} role="search" aria-label="A font you use">
        <h2>
          <label for="own-font">I use</label>
        </h2>
        <p>
          <input
            id="own-font"
            class="field"
            name="font"
            placeholder="Inter"
            autocomplete="off"
            spellcheck={false}
            maxLength={64}
            required
          />
          <button type="submit" class="button">
            Find its partners
          </button>
        </p>
      </form>
      <div>
        <h2>By use</h2>
        <ul class="links">
          {USES.map((use) => (
            <li>
              <a href={`${linkTo(site, "")}?use=${use}`}>{labelOf(use)}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
