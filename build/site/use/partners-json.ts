import { nearestWeight, weightsOf } from "../../../registry/faces/face-weights.ts";
import { type FontItem, isGoogleFont } from "../../../registry/model/items.ts";
import { titleFromSlug } from "../../../registry/faces/provider-names.ts";
import { phoneSizeOf } from "../../../registry/pairing/phone-sizes.ts";
import { textSizeOf } from "../../../registry/pairing/scale.ts";
import { partnerContext } from "../../../registry/search/partners/partner-measures.ts";
import type {
  FaceMeasures,
  SearchData,
  SearchRecord,
} from "../../../registry/search/search-data.ts";
import { facesJson } from "../shared/faces/faces-json.ts";
import type { ListedFace } from "../shared/faces/listed-face.ts";
import { setsPlainLatin } from "../shared/faces/plain-latin.ts";
import type { Site, SitePairing } from "../shared/site.ts";
import { type Sample, samplesOf } from "./sample.ts";

/**
 * `site/partners.{hash}.json`: the fonts for Latin that the site has files of, with the measures that partners
 * are chosen by, and what pairings set. A page shows these first, so it begins without `OtherFontsJson`.
 */
export interface PartnersJson {
  fonts: MeasuredFont[];
  pairings: BasePairing[];
  /** As `PartnerContext` has them, of all fonts. */
  scriptWeights: Record<string, number>;
}

/** `site/other-fonts.{hash}.json`: all other fonts and pairings, and what scripts are shown in. */
export interface OtherFontsJson extends Pick<PartnersJson, "fonts" | "pairings"> {
  samples: Sample[];
  /** Typefaces that are not in the registry, each with the names of fonts that are like it. */
  lookAlikes: SearchData["lookAlikes"];
}

/** A font of the registry. */
export interface MeasuredFont {
  name: string;
  /** Missing where it is the name in words. */
  title?: string;
  categories: readonly string[];
  scripts: readonly string[];
  popularity?: number;
  face?: FaceMeasures;
  /** How many pairings set headings in it, and text. */
  pairingCounts: readonly [headings: number, texts: number];
  /** Ascending. */
  weights: readonly number[];
  /** The width of the word "Documentation" in a weight of headings, in em. */
  wordWidth?: number;
  /** The weights of the site's upright faces; one that sets plain Latin with the hash in the name of its file. */
  drawn?: readonly (readonly [weights: string, hash?: string])[];
  /** Whether the registry publishes its files: then its own pairings alone install it. */
  isLocal?: true;
}

/** A pairing whose sizes other fonts can take. */
export interface BasePairing {
  /** Without `pairing-`. */
  name: string;
  /** Missing where it is the name in words. */
  title?: string;
  heading: string;
  body: string;
  /** The scripts that it is shown in, Latin apart. */
  shownIn: readonly string[];
  /** Whether its headings are those of a poster. */
  isPoster?: true;
  h1: { size: string; phoneSize?: string; leading: string; tracking: string; weight: number };
  text: { size: string; leading: string };
}

/** All that partners are chosen by, in two files. */
export function partnersJson({
  catalog,
  pairings,
  search,
  languages,
  specimens,
}: Pick<Site, "catalog" | "pairings" | "search" | "languages" | "specimens">): {
  first: PartnersJson;
  others: OtherFontsJson;
} {
  const records = new Map(search.items.map((record) => [record.name, record]));
  const context = partnerContext(search.items);
  const countOf = (name: string, role: string) => context.pairingCounts.get(`${name}@${role}`) ?? 0;
  const faces = facesJson([...catalog.fonts.keys()], specimens);
  const fonts = [...catalog.fonts.values()].flatMap((font) => {
    const record = records.get(font.name);
    if (record === undefined) return [];
    const { name } = record;
    const pairingCounts = [countOf(name, "heading"), countOf(name, "body")] as const;
    return [{ ...measuredFont(record, font, faces[name] ?? []), pairingCounts }];
  });
  const basePairings = pairings.map((pairing) => basePairing(pairing, records));
  const [firstFonts, otherFonts] = divided(
    fonts,
    ({ name, drawn }) => drawn !== undefined && !context.shownIn.get(name)?.size,
  );
  const [firstPairings, otherPairings] = divided(
    basePairings,
    ({ shownIn }) => shownIn.length === 0,
  );
  const scriptWeights = [...context.scriptWeights].map(
    ([script, weight]) => [script, Number(weight.toFixed(3))] as const,
  );
  return {
    first: {
      fonts: firstFonts,
      pairings: firstPairings,
      scriptWeights: Object.fromEntries(scriptWeights),
    },
    others: {
      fonts: otherFonts,
      pairings: otherPairings,
      samples: samplesOf(languages),
      lookAlikes: search.lookAlikes,
    },
  };
}

function divided<Value>(
  all: readonly Value[],
  isFirst: (value: Value) => boolean,
): [first: Value[], others: Value[]] {
  return [all.filter(isFirst), all.filter((value) => !isFirst(value))];
}

/** Of most headings; the width of a word differs little between them. */
const HEADING_WEIGHT = 600;

function measuredFont(
  record: SearchRecord,
  item: FontItem,
  faces: readonly ListedFace[],
): Omit<MeasuredFont, "pairingCounts"> {
  const { name, title, categories, scripts, popularity, face } = record;
  const weights = weightsOf(item);
  const { metrics, advances } = item.meta ?? {};
  const word = advances?.[String(nearestWeight(weights, HEADING_WEIGHT)) as "400"]?.documentation;
  const drawn = drawnWeights(faces);
  return {
    name,
    ...titleBeside(name, title),
    categories,
    scripts,
    weights,
    ...(popularity !== undefined && { popularity }),
    ...(face && { face }),
    ...(word !== undefined &&
      metrics && { wordWidth: Number((word / metrics.unitsPerEm).toFixed(2)) }),
    ...(drawn.length > 0 && { drawn }),
    ...(!isGoogleFont(item) && { isLocal: true as const }),
  };
}

function titleBeside(name: string, title: string): { title?: string } {
  return title === titleFromSlug(name) ? {} : { title };
}

function drawnWeights(faces: readonly ListedFace[]): [weights: string, hash?: string][] {
  const upright = faces.filter(([, , style, , start]) => style === "normal" && start === undefined);
  const plain = upright.filter(([, , , unicodeRange]) => setsPlainLatin(unicodeRange));
  if (plain.length > 0) return plain.map(([file, weights]) => [weights, file.split(".")[1]]);
  return [...new Set(upright.map(([, weights]) => weights))].map((weights) => [weights]);
}

function basePairing(
  { name, title, item, heading, body }: SitePairing,
  records: ReadonlyMap<string, SearchRecord>,
): BasePairing {
  const { h1, "body, p": text } = item.css;
  const phoneSize = phoneSizeOf(item, "h1");
  return {
    name,
    ...titleBeside(name, title),
    heading: heading.name,
    body: body.name,
    shownIn: records.get(item.name)?.shownIn ?? [],
    ...(item.categories.includes("poster") && { isPoster: true as const }),
    h1: {
      size: h1["font-size"],
      ...(phoneSize !== undefined && { phoneSize }),
      leading: h1["line-height"],
      tracking: h1["letter-spacing"],
      weight: Number(h1["font-weight"]),
    },
    text: { size: textSizeOf(item), leading: text["line-height"] },
  };
}
