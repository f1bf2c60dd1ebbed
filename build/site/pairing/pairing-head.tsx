import { FONT_ROLES, type FontRole } from "../../../registry/model/items.ts";
import type { FontBytes } from "../../../schemas/index.ts";
import { cardWeight } from "../shared/cards/card-weight.ts";
import { type Site, type SitePairing, linkTo } from "../shared/site.ts";
import { scriptNames } from "../shared/specimen/script-label.ts";
import { sharedScripts } from "../shared/specimen/shared-scripts.ts";

export const ROLE_LABELS: Readonly<Record<FontRole, string>> = {
  heading: "Headings",
  body: "Text",
  mono: "Code",
};

/** The name across the page in its own face, and a line of facts. */
export function PairingHead({
  site,
  pairing,
  bytes,
}: {
  site: Site;
  pairing: SitePairing;
  /** Undefined where a font does not state its bytes. */
  bytes: FontBytes | undefined;
}) {
  const { name, title } = pairing;
  return (
    <header class="pairing-head">
      <h1 class={`pairing-name type-${name}`}>{title}</h1>
      <dl class="first-facts">
        {FONT_ROLES.map((role) => (
          <div>
            <dt>{ROLE_LABELS[role]}</dt>
            <dd>
              <a href={fontLink(site, pairing[role].name)}>{pairing[role].title}</a>
            </dd>
          </div>
        ))}
        {bytes && (
          <div>
            <dt>Loads</dt>
            <dd>{cardWeight(bytes.total)}</dd>
          </div>
        )}
        <div>
          <dt>Scripts</dt>
          <dd>
            {scriptNames(sharedScripts(pairing).filter((script) => !script.endsWith("-ext")))}
          </dd>
        </div>
      </dl>
    </header>
  );
}

/** The fonts page, showing one family. */
export function fontLink(site: Site, font: string): string {
  return linkTo(site, `fonts/?font=${font}`);
}
