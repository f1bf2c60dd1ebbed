import { groupedBy } from "../../../registry/model/grouped-by.ts";
import { type Site, type SitePairing, fontsOf, linkTo, pairingPath } from "../shared/site.ts";
import { SIMILARITY_RULE } from "../../../registry/search/similar-pairings.ts";

/** The other pairings that a page leads to. */
export interface RelatedPairings {
  similar: readonly SitePairing[];
  /** With the same heading face; those with the same text face too come first. */
  sameHeading: readonly SitePairing[];
  /** With the same text face under another heading. */
  sameBody: readonly SitePairing[];
}

/** More would be a list that nobody reads; the search has them all. */
const MOST = 12;

/** Similar pairings as cards, in their own faces. */
export function SimilarPairings({ site, related }: { site: Site; related: RelatedPairings }) {
  return (
    <>
      <p class="quiet">{SIMILARITY_RULE}</p>
      <ul class="similar">
        {related.similar.map((pairing) => (
          <li>
            <a href={linkTo(site, pairingPath(pairing.name))}>
              <span class={`card-name card-${pairing.name}`}>{pairing.title}</span>
              <span class="quiet">{fontsOf(pairing)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Whether another pairing has a face of this one. */
export function sharesFace({ sameHeading, sameBody }: RelatedPairings): boolean {
  return sameHeading.length > 0 || sameBody.length > 0;
}

interface PairingsWithFacesProps {
  site: Site;
  pairing: SitePairing;
  related: RelatedPairings;
}

/** Pairings with one of the faces, as lists of names; nothing for a face that no other has. */
export function PairingsWithFaces({ site, pairing, related }: PairingsWithFacesProps) {
  const lists = [
    { label: `Headings in ${pairing.heading.title}`, pairings: related.sameHeading },
    { label: `Text in ${pairing.body.title}`, pairings: related.sameBody },
  ];
  return (
    <div class="with-faces">
      {lists
        .filter(({ pairings }) => pairings.length > 0)
        .map(({ label, pairings }) => (
          <div>
            <h3>{label}</h3>
            <ul class="links names">
              {pairings.slice(0, MOST).map(({ name, title }) => (
                <li>
                  <a href={linkTo(site, pairingPath(name))}>{title}</a>
                </li>
              ))}
              {pairings.length > MOST && <li class="quiet">and {pairings.length - MOST} more</li>}
            </ul>
          </div>
        ))}
    </div>
  );
}

/** What each pairing leads to, by its name. */
export function relatedPairings(
  pairings: readonly SitePairing[],
  similar: ReadonlyMap<string, readonly string[]>,
): Map<string, RelatedPairings> {
  const byName = new Map(pairings.map((pairing) => [pairing.name, pairing]));
  const byHeading = groupedBy(pairings, ({ heading }) => heading.name);
  const byBody = groupedBy(pairings, ({ body }) => body.name);
  return new Map(
    pairings.map((pairing) => {
      const withHeading = others(byHeading.get(pairing.heading.name), pairing);
      const hasBody = ({ body }: SitePairing) => body === pairing.body;
      const related: RelatedPairings = {
        similar: (similar.get(pairing.name) ?? []).flatMap((name) => byName.get(name) ?? []),
        sameHeading: [
          ...withHeading.filter(hasBody),
          ...withHeading.filter((other) => !hasBody(other)),
        ],
        sameBody: others(byBody.get(pairing.body.name), pairing).filter(
          ({ heading }) => heading !== pairing.heading,
        ),
      };
      return [pairing.name, related];
    }),
  );
}

function others(group: readonly SitePairing[] | undefined, pairing: SitePairing): SitePairing[] {
  return (group ?? []).filter((other) => other !== pairing);
}
