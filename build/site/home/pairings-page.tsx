import { counted } from "../../../registry/search/words.ts";
import { labelOf } from "../shared/cards/label.ts";
import { pageHtml } from "../shared/layout.tsx";
import { sortedValues } from "../shared/list/list-definition.ts";
import type { ListedPairing, PairingsJson } from "../shared/listed-pairing.ts";
import { type Site, linkTo, pairingPath } from "../shared/site.ts";

/** Every pairing as a link, by the kind of its headings: what a reader without JavaScript finds one by. */
export function pairingsPage(site: Site, { pairings, families }: PairingsJson): string {
  const count = counted(pairings.length, "font pairing");
  const kindOf = ({ kinds }: ListedPairing) => kinds.slice(0, 1);
  return pageHtml(
    site,
    {
      title: "All pairings",
      description: `${count} by the kind of their headings, each with its fonts.`,
      path: "pairings/",
      stylesheets: ["list.css", "home.css"],
      section: "pairings",
    },
    <div class="home-index">
      <h1>{count}, by the kind of their headings</h1>
      {sortedValues(pairings, kindOf, labelOf).map((kind) => (
        <section>
          <h2>{labelOf(kind)}</h2>
          <ul>
            {pairings
              .filter((pairing) => kindOf(pairing).includes(kind))
              .map(({ name, title, fonts: [heading, body] }) => (
                <li>
                  <a href={linkTo(site, pairingPath(name))}>{title}</a>{" "}
                  <span class="quiet">
                    {[...new Set([heading, body])].map((font) => families[font]).join(" + ")}
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>,
  );
}
