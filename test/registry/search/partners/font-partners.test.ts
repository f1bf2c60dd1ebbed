import { SEARCH } from "../../../../registry/generated/search.ts";
import { groupedBy } from "../../../../registry/model/grouped-by.ts";
import { getFontPartners } from "../../../../registry/index.ts";
import { itemSearchOf } from "../../../../registry/search/item-search.ts";
import {
  fontPartners,
  rankedPartners,
} from "../../../../registry/search/partners/font-partners.ts";
import {
  type PartnerRole,
  partnerContext,
} from "../../../../registry/search/partners/partner-measures.ts";
import type { SearchData, SearchRecord } from "../../../../registry/search/search-data.ts";

const { items: records } = JSON.parse(SEARCH) as SearchData;
const context = partnerContext(records);

describe("the partners of a font", () => {
  const names = (font: string, count = 12) =>
    fontPartners(font, context, count).map(({ record }) => record.name);

  it("are fonts that no pairing sets with it, each once, as many as requested", () => {
    const partners = names("lora", 30);
    expect(new Set(partners).size).toBe(30);
    expect(partners.filter((name) => context.pairedWith.get("lora")?.has(name))).toEqual([]);
    expect(partners).not.toContain("lora");
  });

  it("of a text face are text faces and headings, alternating", () => {
    const roles = fontPartners("lora", context, 6).map(({ role }) => role);
    expect(roles).toEqual(["body", "heading", "body", "heading", "body", "heading"]);
  });

  it("of a display face are text faces alone, with a bold", () => {
    const partners = fontPartners("abril-fatface", context, 12);
    expect(new Set(partners.map(({ role }) => role))).toEqual(new Set(["body"]));
    expect(partners.every(({ record }) => record.face?.isTextFace)).toBe(true);
  });

  it("for text are text faces, all of them; for headings they may be any face for words", () => {
    const lora = context.fonts.get("lora") as SearchRecord;
    const areTextFaces = (role: PartnerRole) =>
      new Set(rankedPartners(lora, role, context).map(({ face }) => face?.isTextFace));
    expect(areTextFaces("body")).toEqual(new Set([true]));
    expect(areTextFaces("heading")).toEqual(new Set([true, false]));
  });

  it("cover its script where few fonts do", () => {
    const body = context.fonts.get("noto-sans-bengali") as SearchRecord;
    const first = rankedPartners(body, "heading", context).slice(0, 8);
    expect(first.filter(({ scripts }) => scripts.includes("bengali")).length).toBeGreaterThan(5);
  });

  it("are no second sans serif of nearly the same proportions", () => {
    expect(names("inter", 60)).not.toContain("plus-jakarta-sans");
  });

  it("set words: no emoji, barcodes or symbols", () => {
    const ranked = rankedPartners(context.fonts.get("lora") as SearchRecord, "heading", context);
    expect(ranked.filter(({ categories }) => categories.includes("emoji"))).toEqual([]);
    expect(ranked.filter(({ categories }) => categories.includes("barcode"))).toEqual([]);
  });

  it("come with the reason in words: what the partner is, and how its measures compare", () => {
    const [first] = getFontPartners("Lora", 1);
    expect(first).toEqual({
      name: expect.any(String),
      family: expect.any(String),
      role: "body",
      reason: expect.stringMatching(
        /^Text under headings in Lora: a .+, (?:the same x-height|x-height \d+\u00a0% (?:lower|taller)), /,
      ),
    });
  });

  describe("pass the other filters of a search", () => {
    const { partners } = itemSearchOf(SEARCH);

    it("`?font=abril-fatface&script=devanagari` suggests no font without Devanagari", () => {
      const suggested = partners("abril-fatface", 12, { script: "devanagari" });
      expect(suggested).toHaveLength(12);
      for (const { record } of suggested) expect(record.scripts).toContain("devanagari");
    });

    it("`?font=lora&mood=spooky` suggests nothing: a font has no mood", () => {
      expect(partners("lora", 12, { font: "lora", mood: "spooky" })).toEqual([]);
    });

    it("a category is the fonts' own", () => {
      const suggested = partners("lora", 12, { category: "slab" });
      expect(suggested.length).toBeGreaterThan(0);
      for (const { record } of suggested) expect(record.categories).toContain("slab");
    });
  });

  it("are none for a font that is not in the registry", () => {
    expect(fontPartners("comic-serif", context, 12)).toEqual([]);
  });
});

/** How often a hidden partner is among the first twenty, by measures and by popularity alone. */
interface Share {
  byMeasures: number;
  byPopularity: number;
}

const FIRST = 20;

describe("a pairing that is hidden is found again", () => {
  const mostUsed = new Set(
    [...context.fonts.values()]
      .sort((a, b) => (a.popularity ?? Infinity) - (b.popularity ?? Infinity))
      .slice(0, FIRST)
      .map(({ name }) => name),
  );
  const hidden = records.filter(
    ({ type, fonts: [heading, body] }) => type === "registry:style" && heading !== body,
  );

  /**
   * Each pairing left out in turn: name of the partner -> its share. All that it changes in a ranking is how
   * many pairings set the partner, so the partners of a font are ranked together, each again as a font that
   * one pairing fewer sets.
   */
  function sharesByPartner(role: PartnerRole): Map<string, Share[]> {
    const [given, partner] = role === "body" ? [0, 1] : [1, 0];
    const shares = new Map<string, Share[]>();
    for (const [font, pairings] of groupedBy(hidden, ({ fonts }) => fonts[given]!)) {
      const again = new Map(
        pairings.map(({ name, fonts }) => [name, { ...context.fonts.get(fonts[partner]!)!, name }]),
      );
      const counts = pairings.map(({ name, fonts }) => {
        const count = context.pairingCounts.get(`${fonts[partner]!}@${role}`) ?? 0;
        return [`${name}@${role}`, count - 1] as const;
      });
      const ranked = rankedPartners(context.fonts.get(font)!, role, {
        ...context,
        fonts: new Map([...context.fonts, ...again]),
        pairingCounts: new Map([...context.pairingCounts, ...counts]),
      }).map(({ name }) => name);
      for (const { name, fonts } of pairings) {
        const hiddenPartner = fonts[partner]!;
        const before = ranked.slice(0, ranked.indexOf(name) + 1);
        const better = before.filter((other) => other !== hiddenPartner && !again.has(other));
        const share = {
          byMeasures: Number(before.length > 0 && better.length < FIRST),
          byPopularity: Number(mostUsed.has(hiddenPartner)),
        };
        shares.set(hiddenPartner, [...(shares.get(hiddenPartner) ?? []), share]);
      }
    }
    return shares;
  }

  const mean = (shares: readonly Share[]): Share => {
    const total = (key: keyof Share) => shares.reduce((sum, share) => sum + share[key], 0);
    return {
      byMeasures: total("byMeasures") / shares.length,
      byPopularity: total("byPopularity") / shares.length,
    };
  };

  it.each<PartnerRole>(["body", "heading"])(
    "as %s among the first twenty: three times as often as by popularity where each font counts once, twice where each pairing does",
    (role) => {
      const shares = sharesByPartner(role);
      const eachFont = mean([...shares.values()].map(mean));
      expect(eachFont.byMeasures / eachFont.byPopularity).toBeGreaterThan(3);
      const eachPairing = mean([...shares.values()].flat());
      expect(eachPairing.byMeasures / eachPairing.byPopularity).toBeGreaterThan(2);
    },
    60_000,
  );
});
