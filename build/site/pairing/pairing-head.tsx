import { FONT_ROLES } from "../../../registry/model/items.ts";
import type { FontBytes } from "../../../schemas/index.ts";
import { formatBytes } from "../../../registry/faces/format-bytes.ts";
import { Fact } from "../shared/fact.tsx";
import { ROLE_LABELS } from "../shared/fonts/listed-font.ts";
import type { LanguageTexts } from "../shared/samples/texts-of-language.ts";
import { type Site, type SitePairing, linkTo } from "../shared/site.ts";
import { scriptNames } from "../../../registry/faces/script-names.ts";
import { sharedScripts } from "../../../registry/faces/shared-scripts.ts";
import { whyOf } from "../../../registry/pairing/description.ts";
import { shownNativeName } from "./native-name.ts";

interface HeadProps {
  site: Site;
  pairing: SitePairing;
  /** Undefined where a font does not state its bytes. */
  bytes: FontBytes | undefined;
  /** In the language in which the page begins. */
  texts: LanguageTexts;
}

/** The name in its own face, why the pairing works, and its facts. */
export function PairingHead(props: HeadProps) {
  return (
    <header class="pairing-head">
      <Name {...props} />
      <p class="pairing-why">{whyOf(props.pairing.item)}</p>
      <Facts {...props} />
    </header>
  );
}

/** In the pairing's own script, with the Latin name under it, where the heading face has all of its letters. */
function Name({ site, pairing: { name, title, item, heading }, texts }: HeadProps) {
  const native = shownNativeName(site, item, heading);
  return (
    <h1 class="pairing-title">
      <span class={`pairing-name type-${name}`} {...(native && { lang: texts.lang })}>
        {native ?? title}
      </span>
      {native !== undefined && <span class="pairing-gloss quiet">{title}</span>}
    </h1>
  );
}

function Facts({ site, pairing, bytes }: Omit<HeadProps, "texts">) {
  const scripts = sharedScripts(pairing).filter((script) => !script.endsWith("-ext"));
  return (
    <dl class="pairing-first-facts">
      {FONT_ROLES.map((role) => (
        <Fact term={ROLE_LABELS.get(role)}>
          <a data-font-of={role} href={fontLink(site, pairing[role].name)}>
            {pairing[role].title}
          </a>
        </Fact>
      ))}
      {bytes && (
        <Fact term="Loads" data-of-own-fonts>
          {formatBytes(bytes.total)}
        </Fact>
      )}
      <Fact term="Scripts" data-of-own-fonts>
        {scriptNames(scripts)}
      </Fact>
    </dl>
  );
}

const PARTS = [
  { id: "specimen", label: "Specimen" },
  { id: "install", label: "Install" },
  { id: "contexts", label: "In context" },
  { id: "languages", label: "Languages" },
  { id: "faces", label: "Faces" },
  { id: "scale", label: "Scale" },
  { id: "similar", label: "Similar" },
];

/** The parts of the page, in sight wherever it is scrolled to. */
export function PairingIndex({ site, pairing }: Pick<HeadProps, "site" | "pairing">) {
  return (
    <nav class="pairing-index" aria-label="On this page">
      {PARTS.map(({ id, label }) => (
        <a href={`#${id}`}>{label}</a>
      ))}
      <a class="pairing-compare" href={linkTo(site, `compare/?pairings=${pairing.name}`)}>
        Compare
      </a>
    </nav>
  );
}

/** The fonts page, showing one family. */
export function fontLink(site: Site, font: string): string {
  return linkTo(site, `fonts/?font=${font}`);
}
