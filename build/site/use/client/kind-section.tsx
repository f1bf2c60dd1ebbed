import { useMemo, useRef, useState } from "preact/hooks";
import { partnerReason } from "../../../../registry/search/partners/partner-reason.ts";
import type { SearchRecord } from "../../../../registry/search/search-data.ts";
import { link } from "../../shared/client/base-path.ts";
import { nextFrame } from "../../shared/client/next-frame.ts";
import { SetText } from "../../shared/client/set-text.tsx";
import { type Tuning, UNTUNED, overridesOf, statedValue } from "../../shared/tuning/tuning.ts";
import type { PartnerKind } from "../partner-kinds.ts";
import type { OwnTexts } from "../../shared/own-texts.ts";
import { shownTexts } from "../../shared/partners/sample.ts";
import { ExportPartner } from "./export-partner.tsx";
import { InstallPartner } from "./install-partner.tsx";
import { useNearView } from "./near-view.ts";
import type { PartnerAnswer } from "./partner-answer.ts";
import { type SetPartner, setWith } from "./set-partner.ts";
import { TunePartner } from "./tune-partner.tsx";

const TITLES: Readonly<Record<PartnerKind, string>> = {
  contrast: "Contrast",
  kinship: "Kinship",
  family: "One family",
};

const RULES: Readonly<Record<PartnerKind, string>> = {
  contrast: "Another class of face, or another width: the difference is plain.",
  kinship: "The same class, drawn by other hands, in near proportions.",
  family: "One design, or designs that were made to go together.",
};

/** As many of a kind are shown at first, and after "More". */
const SHOWN = 3;
const MORE = 6;

/** What all partners are shown with. */
interface PartnerPage {
  answer: PartnerAnswer;
  /** What the reader has written. */
  texts: OwnTexts;
  itemBase: string;
  isStatic: boolean;
}

/** The partners of one kind, each set with the font. */
export function KindSection({ kind, ...page }: PartnerPage & { kind: PartnerKind }) {
  const { answer } = page;
  const [count, setCount] = useState(SHOWN);
  const all = answer.partners?.[kind] ?? [];
  return (
    <section class="use-kind" aria-labelledby={`use-${kind}`}>
      <header class="use-kind-head">
        <h2 id={`use-${kind}`}>{TITLES[kind]}</h2>
        <p class="quiet">{RULES[kind]}</p>
      </header>
      <div class="use-partners">
        {all.length === 0 && <p class="quiet">{noneOf(kind, answer)}</p>}
        {all.slice(0, count).map((partner) => (
          <Partner key={partner.name} partner={partner} {...page} />
        ))}
        {count === SHOWN && all.length > SHOWN && (
          <button
            type="button"
            class="quiet-button use-more"
            onClick={({ currentTarget: { parentElement } }) => {
              setCount(MORE);
              const titles = parentElement?.getElementsByTagName("h3");
              // The button leaves, with the focus.
              void nextFrame().then(() => titles?.item(SHOWN)?.querySelector("a")?.focus());
            }}
          >
            More by {TITLES[kind].toLowerCase()}
          </button>
        )}
      </div>
    </section>
  );
}

function noneOf(kind: PartnerKind, { font: { title }, as }: PartnerAnswer): string {
  const partner = as === "text" ? "face for headings" : "face for text";
  if (kind === "family") return `This site has no other ${partner} of the family of ${title}.`;
  return `This site has no ${partner} of the class of ${title}.`;
}

function Partner({ partner, answer, ...page }: PartnerPage & { partner: SearchRecord }) {
  const [tuning, setTuning] = useState(UNTUNED);
  const set = useMemo(() => setWith(answer, partner), [answer, partner]);
  if (set === undefined) return null;
  const { title, name } = partner;
  const { own } = answer;
  const reason = partnerReason(answer.font, partner, answer.as === "text" ? "heading" : "body");
  return (
    <article class="use-partner" aria-label={title}>
      <Specimen set={set} tuning={tuning} sample={answer.sample} texts={page.texts} />
      <div class="use-side">
        <h3>
          {name === own?.font.name ? title : <a href={`${link("fonts/")}?font=${name}`}>{title}</a>}
        </h3>
        <p class="quiet">
          {reason
            .split(/(x-height,?)/)
            .map((part) =>
              part.startsWith("x-height") ? <span class="whole">{part}</span> : part,
            )}
        </p>
        {own ? (
          <ExportPartner
            pairing={{ own, ...set.base, partner: name, overrides: overridesOf(tuning), reason }}
          />
        ) : (
          <InstallPartner base={set.base} partner={partner} tuning={tuning} {...page} />
        )}
        <TunePartner set={set} tuning={tuning} onTune={setTuning} />
      </div>
    </article>
  );
}

interface SpecimenProps extends Pick<PartnerAnswer, "sample"> {
  set: SetPartner;
  texts: OwnTexts;
  tuning: Tuning;
}

function Specimen({ set: { base, heading, body, rules }, texts, sample, tuning }: SpecimenProps) {
  const valueOf = (parameter: string) => tuning.get(parameter) ?? statedValue(rules, parameter);
  const weight = Number(tuning.get("h1-weight") ?? heading.weight);
  const { headline, paragraph } = shownTexts(texts, sample);
  const element = useRef<HTMLDivElement>(null);
  const isWanted = useNearView(element);
  const drawn = [
    { face: heading, text: headline, weight },
    { face: body, text: paragraph, weight: body.weight },
  ].map((part) => ({ ...part, drawn: part.face.drawnWeight(part.weight) }));
  const [first, second] = drawn.map(({ face: { font, width }, text, drawn }) => (
    <SetText text={text} font={font} weight={drawn} width={width} isWanted={isWanted} />
  ));
  return (
    <div ref={element} class="use-specimen" dir={sample.direction}>
      <div
        class="use-headline"
        lang={headline === sample.headline ? sample.lang : undefined}
        style={{
          fontSize: valueOf("h1-size"),
          lineHeight: valueOf("h1-lh"),
          letterSpacing: valueOf("h1-ls"),
        }}
      >
        {first}
      </div>
      <div
        class="use-paragraph"
        lang={paragraph === sample.paragraph ? sample.lang : undefined}
        style={{ fontSize: base.pairing.textSize, lineHeight: valueOf("body-lh") }}
      >
        {second}
      </div>
      {drawn
        .filter((part) => part.drawn !== part.weight)
        .map((part) => (
          <p class="use-drawn" dir="ltr">
            {part.face.title} is drawn in {part.drawn} here, and installed in {part.weight}.
          </p>
        ))}
    </div>
  );
}
