import type { Rules } from "../../../../registry/model/items.ts";
import { partnerContext } from "../../../../registry/search/partners/partner-measures.ts";
import { phoneSizeOf } from "../../../../registry/pairing/phone-sizes.ts";
import { textSizeOf } from "../../../../registry/pairing/scale.ts";
import { facesJson } from "../faces/faces-json.ts";
import type { ListedFace } from "../faces/listed-face.ts";
import { setsPlainLatin } from "../faces/plain-latin.ts";
import type { Site, SitePairing } from "../site.ts";
import { type MeasuredFont, measuredFont, titleBeside } from "./measured-font.ts";

/**
 * `site/partners.{hash}.json`: the fonts that the site has files of, with the measures that partners are chosen
 * by, and what pairings set. Any other font is measured by its item.
 */
export interface PartnersJson {
  fonts: MeasuredFont[];
  pairings: BasePairing[];
  /** As `PartnerContext` has them among all fonts of the registry. */
  scriptWeights: Record<string, number>;
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
  /** Of its first heading and of its text, on a wide screen. */
  rules: Rules;
  /** The size of the heading on a phone, where it is smaller there. */
  phoneSize?: string;
  textSize: string;
}

/** All that partners are chosen by. */
export function partnersJson({
  catalog,
  pairings,
  search,
  specimens,
}: Pick<Site, "catalog" | "pairings" | "search" | "specimens">): PartnersJson {
  const faces = facesJson([...catalog.fonts.keys()], specimens);
  const shownIn = new Map(search.items.map((record) => [record.name, record.shownIn]));
  const { scriptWeights } = partnerContext(search.items);
  const fonts = [...catalog.fonts.values()].flatMap((item) => {
    const drawn = drawnWeights(faces[item.name] ?? []);
    return drawn.length === 0 ? [] : [{ ...measuredFont(item), drawn }];
  });
  const scripts = new Set(fonts.flatMap((font) => font.scripts));
  return {
    fonts,
    pairings: pairings.map((pairing) => basePairing(pairing, shownIn.get(pairing.item.name))),
    scriptWeights: Object.fromEntries(
      [...scriptWeights]
        .filter(([script]) => scripts.has(script))
        .map(([script, weight]) => [script, Number(weight.toFixed(3))]),
    ),
  };
}

function drawnWeights(faces: readonly ListedFace[]): [weights: string, hash?: string][] {
  const upright = faces.filter(([, , style, , start]) => style === "normal" && start === undefined);
  const plain = upright.filter(([, , , unicodeRange]) => setsPlainLatin(unicodeRange));
  if (plain.length > 0) return plain.map(([file, weights]) => [weights, file.split(".")[1]]);
  return [...new Set(upright.map(([, weights]) => weights))].map((weights) => [weights]);
}

function basePairing(
  { name, title, item, heading, body }: SitePairing,
  shownIn: readonly string[] = [],
): BasePairing {
  const { h1, "body, p": text } = item.css;
  const phoneSize = phoneSizeOf(item, "h1");
  return {
    name,
    ...titleBeside(name, title),
    heading: heading.name,
    body: body.name,
    shownIn,
    ...(item.categories.includes("poster") && { isPoster: true as const }),
    rules: {
      h1: {
        "font-size": h1["font-size"],
        "line-height": h1["line-height"],
        "letter-spacing": h1["letter-spacing"],
        "font-weight": h1["font-weight"],
      },
      "body, p": { "line-height": text["line-height"] },
    },
    ...(phoneSize !== undefined && { phoneSize }),
    textSize: textSizeOf(item),
  };
}
