import { useRef, useState } from "preact/hooks";
import type { SearchRecord } from "../../../../registry/search/search-data.ts";
import { link } from "../../shared/client/base-path.ts";
import { DrawingNote, FontDrawing } from "../../shared/client/font-drawing.tsx";
import { SetText } from "../../shared/client/set-text.tsx";
import { type Tuning, UNTUNED, statedValue } from "../../shared/tuning/tuning.ts";
import type { UsedAs } from "../page-state.ts";
import type { PartnerKind } from "../partner-kinds.ts";
import type { Sample } from "../../shared/partners/sample.ts";
import { InstallPartner } from "./install-partner.tsx";
import { useNearView } from "./near-view.ts";
import type { PreparedPartner } from "./prepared-partner.ts";
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

/** What all partners are shown with. */
interface PartnerPage {
  /** The reader's headline; "" for that of the sample. */
  text: string;
  sample: Sample;
  itemBase: string;
  isStatic: boolean;
}

interface KindSectionProps extends PartnerPage {
  kind: PartnerKind;
  partners: readonly PreparedPartner[];
  font: SearchRecord;
  as: UsedAs;
  /** Undefined where there are no more. */
  onMore: (() => void) | undefined;
}

/** The partners of one kind, each set with the font. */
export function KindSection({ kind, partners, font, as, onMore, ...page }: KindSectionProps) {
  return (
    <section class="use-kind" aria-labelledby={`use-${kind}`}>
      <header class="use-kind-head">
        <h2 id={`use-${kind}`}>{TITLES[kind]}</h2>
        <p class="quiet">{RULES[kind]}</p>
      </header>
      <div class="use-partners">
        {partners.length === 0 && <p class="quiet">{noneOf(kind, font, as)}</p>}
        {partners.map((partner) => (
          <Partner key={partner.partner.name} partner={partner} {...page} />
        ))}
        {onMore && (
          <button type="button" class="quiet-button use-more" onClick={onMore}>
            More by {TITLES[kind].toLowerCase()}
          </button>
        )}
      </div>
    </section>
  );
}

function noneOf(kind: PartnerKind, { title }: SearchRecord, as: UsedAs): string {
  const partner = as === "text" ? "face for headings" : "face for text";
  if (kind === "family") return `The registry has no other ${partner} of the family of ${title}.`;
  return `The registry has no ${partner} of the class of ${title}.`;
}

function Partner({ partner, sample, ...page }: PartnerPage & { partner: PreparedPartner }) {
  const [tuning, setTuning] = useState(UNTUNED);
  const { title, name } = partner.partner;
  return (
    <article class="use-partner" aria-label={title}>
      <Specimen partner={partner} text={page.text} sample={sample} tuning={tuning} />
      <div class="use-side">
        <h3>
          <a href={`${link("fonts/")}?font=${name}`}>{title}</a>
        </h3>
        <p class="quiet">{partner.reason}</p>
        <InstallPartner partner={partner} tuning={tuning} {...page} />
        <TunePartner partner={partner} tuning={tuning} onTune={setTuning} />
      </div>
    </article>
  );
}

function Specimen({
  partner: { heading, body, rules, textSize, isLoaded },
  text,
  sample,
  tuning,
}: Pick<PartnerPage, "text" | "sample"> & { partner: PreparedPartner; tuning: Tuning }) {
  const valueOf = (parameter: string) => tuning.get(parameter) ?? statedValue(rules, parameter);
  const weight = Number(tuning.get("h1-weight") ?? heading.weight);
  const drawn = heading.drawnWeight(weight);
  const headline = text.trim() === "" ? sample.headline : text;
  const element = useRef<HTMLDivElement>(null);
  const isNear = useNearView(element);
  const isWanted = isLoaded || isNear;
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
        {drawn === undefined ? (
          <FontDrawing font={heading.font} title={heading.title} line="name" />
        ) : (
          <SetText text={headline} font={heading.font} weight={drawn} isWanted={isWanted} />
        )}
      </div>
      {body.drawnWeight(body.weight) === undefined ? (
        <div class="use-letters">
          <FontDrawing font={body.font} title={body.title} line="letters" />
        </div>
      ) : (
        <div
          class="use-paragraph"
          lang={sample.lang}
          style={{ fontSize: textSize, lineHeight: valueOf("body-lh") }}
        >
          <SetText
            text={sample.paragraph}
            font={body.font}
            weight={body.weight}
            isWanted={isWanted}
          />
        </div>
      )}
      <div class="use-drawn" dir="ltr">
        {drawn !== undefined && drawn !== weight && (
          <p>
            {heading.title} is drawn in {drawn} here, and installed in {weight}.
          </p>
        )}
        {[heading, body]
          .filter((face) => face.drawnWeight(face.weight) === undefined)
          .map(({ title }) => (
            <DrawingNote title={title} />
          ))}
      </div>
    </div>
  );
}
