import type { SearchRecord } from "../../../registry/search/search-data.ts";
import { canTake, rankedPartners } from "../../../registry/search/partners/font-partners.ts";
import {
  type PartnerContext,
  type PartnerRole,
  partnerMeasures,
} from "../../../registry/search/partners/partner-measures.ts";
import { classOf, scriptsMadeFor } from "../shared/partners/font-traits.ts";

/** What the next two families are to be. */
export interface ShuffleQuestion {
  /** The fonts that stay; "" for none. */
  heading: string;
  body: string;
  /** 0 for near relatives to 4 for opposites. */
  contrast: number;
  /** The scripts of the texts, Latin apart, as subsets. */
  scripts: readonly string[];
  /** Whether a font can set the texts of the visitor, and is drawn on this site. */
  isAble: (font: string, role: PartnerRole) => boolean;
  /** Headings that suit the use that is chosen; every one without one. */
  headings: ReadonlySet<string> | undefined;
}

/** Two families. */
export interface ShuffledFonts {
  heading: SearchRecord;
  body: SearchRecord;
}

/** The difference that each stop of the slider asks for: from what is hardly less among the best partners to what is hardly more. */
export const DIFFERENCES = [0.15, 0.45, 0.8, 1.1, 1.4] as const;

/** In these many shuffles no pair comes again. */
const REMEMBERED = 50;
/** The best partners of a font, and of these the nearest to what is asked for. */
const PARTNERS = 160;
const NEAREST = 8;
const ATTEMPTS = 10;
/** Another class of letters is a contrast by itself. */
const OTHER_CLASS = 0.6;

/** What a typeface must not be to suit the texts of strangers. */
const COSTUMES: readonly string[] = ["blackletter", "pixel", "stencil", "barcode", "monospace"];

/** Gives two families after two others, without end; `random` is as `Math.random`. */
export function shuffler(context: PartnerContext, random: () => number = Math.random) {
  const seen: string[] = [];
  const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const partnerOf = (font: SearchRecord, role: PartnerRole, question: ShuffleQuestion) => {
    const target = DIFFERENCES[question.contrast] ?? 0;
    const distance = (partner: SearchRecord) =>
      Math.abs(differenceOf(font, partner, role, context) - target);
    const fonts = fontsFor(role, question, context);
    const nearest = rankedPartners(font, role, { ...context, fonts })
      .slice(0, PARTNERS)
      .filter((one) => !seen.includes(role === "body" ? keyOf(font, one) : keyOf(one, font)))
      .sort((a, b) => distance(a) - distance(b))
      .slice(0, NEAREST);
    return oneOf(nearest);
  };
  /** @returns undefined where no two families are as asked */
  const next = (question: ShuffleQuestion): ShuffledFonts | undefined => {
    const [lockedHeading, lockedBody] = [question.heading, question.body].map((name) =>
      context.fonts.get(name),
    );
    const headings = [...fontsFor("heading", question, context).values()];
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const heading =
        lockedHeading ??
        (lockedBody ? partnerOf(lockedBody, "heading", question) : oneOf(headings));
      const body = lockedBody ?? (heading && partnerOf(heading, "body", question));
      if (!heading || !body || seen.includes(keyOf(heading, body))) continue;
      seen.push(keyOf(heading, body));
      if (seen.length > REMEMBERED) seen.shift();
      return { heading, body };
    }
    // Where all that are as asked have been shown, it begins again, with another than the last.
    return seen.splice(0, seen.length - 1).length > 0 ? next(question) : undefined;
  };
  return next;
}

function keyOf(heading: SearchRecord, body: SearchRecord): string {
  return `${heading.name} ${body.name}`;
}

function fontsFor(
  role: PartnerRole,
  question: ShuffleQuestion,
  context: PartnerContext,
): ReadonlyMap<string, SearchRecord> {
  const { headings } = question;
  const able = [...context.fonts].filter(
    ([name, font]) =>
      canTake(role, font) &&
      isFor(font, question, role, context) &&
      (role === "body" || (headings?.has(name) ?? true)),
  );
  return new Map(able);
}

/** Whether a font is made for the scripts that are asked for, and no other; many that are made for Latin have theirs too. */
function isFor(
  font: SearchRecord,
  { scripts, isAble }: ShuffleQuestion,
  role: PartnerRole,
  context: PartnerContext,
): boolean {
  const made = scriptsMadeFor(font, context);
  const theirs = made.size > 0 ? made : new Set(font.scripts);
  const isMade = scripts.length === 0 ? made.size === 0 : scripts.some((one) => theirs.has(one));
  return (
    isMade && !font.categories.some((tag) => COSTUMES.includes(tag)) && isAble(font.name, role)
  );
}

/** How much two faces differ, from 0: in height, width and strokes, and as classes. */
export function differenceOf(
  font: SearchRecord,
  partner: SearchRecord,
  role: PartnerRole,
  context: PartnerContext,
): number {
  const measures = partnerMeasures(font, partner, role, context);
  const { xHeightDifference, widthDifference, contrastDifference } = measures;
  const isOtherClass = classOf(font) !== classOf(partner);
  return (
    xHeightDifference + widthDifference + contrastDifference / 2 + (isOtherClass ? OTHER_CLASS : 0)
  );
}
