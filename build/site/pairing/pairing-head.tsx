import { FONT_ROLES } from "../../../registry/model/items.ts";
import type { FontBytes } from "../../../schemas/index.ts";
import { formatBytes } from "../../../registry/faces/format-bytes.ts";
import { FIRST_CHOICE, pairingCommand } from "../shared/install-choices.ts";
import { Fact } from "../shared/fact.tsx";
import { ROLE_LABELS } from "../shared/fonts/listed-font.ts";
import type { LanguageTexts } from "../shared/samples/texts-of-language.ts";
import { type Site, type SitePairing, linkTo } from "../shared/site.ts";
import { scriptNames } from "../../../registry/faces/script-names.ts";
import { sharedScripts } from "../../../registry/faces/shared-scripts.ts";
import { whyOf } from "../../../registry/pairing/description.ts";
import { HeadCommand } from "./head-command.tsx";
import { UnbrokenTerms } from "./unbroken-terms.tsx";

interface HeadProps {
  site: Site;
  pairing: SitePairing;
  /** Undefined where a font does not state its bytes. */
  bytes: FontBytes | undefined;
  /** In the language in which the page begins. */
  texts: LanguageTexts;
}

/** The name in its own face and why the pairing works; beside them how to install it, and its facts. */
export function PairingHead(props: HeadProps) {
  const { site, pairing } = props;
  const { name, title, item } = pairing;
  return (
    <header class="pairing-head">
      <div>
        <div class="pairing-title">
          <h1 class={`pairing-name type-${name}`}>{title}</h1>
          <NativeName {...props} />
        </div>
        <p class="pairing-why">
          <UnbrokenTerms text={whyOf(item)} />
        </p>
      </div>
      <div class="pairing-start">
        <div data-head-command>
          <HeadCommand
            command={pairingCommand({ choice: FIRST_CHOICE, ...site }, name)}
            framework={FIRST_CHOICE.framework}
          />
        </div>
        <Facts {...props} />
      </div>
    </header>
  );
}

/** Where the heading face has all of its letters. */
function NativeName({ site, pairing, texts }: HeadProps) {
  const native = pairing.item.meta?.nativeName;
  if (native === undefined || !site.specimens.covers(pairing.heading.name, native)) return null;
  const { lang, direction } = texts;
  return (
    <div class={`type-${pairing.name}`}>
      <span class="h1 pairing-native" data-native-name lang={lang} dir={direction}>
        {native}
      </span>
    </div>
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
  { id: "contexts", label: "In context" },
  { id: "faces", label: "Faces" },
  { id: "scale", label: "Scale" },
  { id: "install", label: "Install" },
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
