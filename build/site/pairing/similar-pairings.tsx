import { SIMILARITY_RULE } from "../../../registry/search/similar-pairings.ts";
import { type Site, type SitePairing, fontsOf, linkTo, pairingPath } from "../shared/site.ts";

export interface SimilarPairingsProps {
  site: Site;
  pairing: SitePairing;
  similar: readonly SitePairing[];
}

/** Similar pairings as cards, in their own faces, and where those are that share a face. */
export function SimilarPairings({ site, pairing, similar }: SimilarPairingsProps) {
  return (
    <>
      <p class="quiet">{SIMILARITY_RULE}</p>
      <ul class="similar">
        {similar.map((other) => (
          <li>
            <a href={linkTo(site, pairingPath(other.name))}>
              <span class={`card-name card-${other.name}`}>{other.title}</span>
              <span class="quiet">{fontsOf(other)}</span>
            </a>
          </li>
        ))}
      </ul>
      <ul class="links">
        {[...new Set([pairing.heading, pairing.body])].map(({ name, title }) => (
          <li>
            <a href={linkTo(site, `?font=${name}`)}>All pairings with {title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
