import { SEARCH } from "../../registry/generated/search.ts";
import { canTake, rankedPartners } from "../../registry/search/partners/font-partners.ts";
import {
  PARTNER_KINDS,
  type PartnerKind,
  partnersByKind,
} from "../../build/site/use/partner-kinds.ts";
import {
  type PartnerRole,
  partnerContext,
} from "../../registry/search/partners/partner-measures.ts";
import type { SearchData, SearchRecord } from "../../registry/search/search-data.ts";
import { SEED, drawn } from "../fixtures/seed.ts";

const { items } = JSON.parse(SEARCH) as SearchData;
const context = partnerContext(items);

const font = (name: string) => context.fonts.get(name)!;
const partners = (name: string, kind: PartnerKind, role: PartnerRole, count = 6) =>
  partnersByKind(font(name), role, context)[kind].slice(0, count);
const names = (records: readonly SearchRecord[]) => records.map(({ name }) => name);

it("headings in contrast to Inter are serifs or of another width, in the order of the one ranking of partners", () => {
  const found = partners("inter", "contrast", "heading", 12);
  const width = font("inter").face!.width!;
  for (const { face } of found)
    if (face?.generic !== "serif") expect(Math.abs(face!.width! / width - 1)).toBeGreaterThan(0.2);
  expect(names(found)).toEqual(expect.arrayContaining(["playfair-display", "oswald"]));
  const ranked = rankedPartners(font("inter"), "heading", context);
  expect(found).toEqual(ranked.filter((partner) => found.includes(partner)));
});

it("headings akin to Inter are sans serifs that are no second Inter", () => {
  const found = partners("inter", "kinship", "heading");
  expect(found.every(({ face }) => face?.generic === "sans-serif")).toBe(true);
  expect(names(found)).not.toContain("roboto");
  expect(names(found)).not.toContain("inter-tight");
});

it("small capitals, and capitals alone, set headings and no text", () => {
  for (const name of ["alegreya-sc", "cormorant-unicase", "cinzel"]) {
    expect(canTake("heading", font(name))).toBe(true);
    expect(canTake("body", font(name))).toBe(false);
  }
  // Simplified Chinese.
  expect(canTake("body", font("noto-serif-sc"))).toBe(true);
});

it("faces in costume are none of the first twelve, unless the font is in the same", () => {
  for (const name of ["inter", "roboto", "open-sans", "lato", "montserrat", "poppins"]) {
    const found = PARTNER_KINDS.flatMap((kind) => partners(name, kind, "heading", 12));
    const styles = found.flatMap(({ categories }) => categories);
    for (const style of ["blackletter", "pixel", "stencil", "typewriter"])
      expect(styles).not.toContain(style);
  }
  expect(partners("unifrakturmaguntia", "kinship", "body").length).toBeGreaterThan(0);
});

it("akin as text are no two grotesques of one width: Work Sans for Inter", () => {
  const found = names(partners("inter", "kinship", "body", 4));
  expect(found).not.toContain("work-sans");
  expect(found).toContain("source-sans-3");
});

it("one family is the face itself first, then its relatives", () => {
  expect(names(partners("inter", "family", "heading"))).toEqual(["inter", "inter-tight"]);
  expect(names(partners("abril-fatface", "family", "body"))).toEqual([]);
});

it("a heading of sans serif has serifs in contrast as its text, a serif has sans serifs", () => {
  const generics = (name: string) =>
    new Set(partners(name, "contrast", "body").map(({ face }) => face?.generic));
  expect(generics("montserrat")).toEqual(new Set(["serif"]));
  expect(generics("playfair-display")).toEqual(new Set(["sans-serif"]));
});

it("a condensed face is a contrast by its width, too", () => {
  expect(names(partners("oswald", "contrast", "body"))).toContain("inter");
});

it("a font for a script has partners with that script", () => {
  for (const kind of ["contrast", "kinship"] as const)
    for (const { scripts } of partners("noto-naskh-arabic", kind, "heading", 3))
      expect(scripts).toContain("arabic");
});

it("of one family with a font for Arabic are no fonts for Japanese or Chinese", () => {
  for (const name of ["noto-naskh-arabic", "noto-kufi-arabic"])
    for (const role of ["heading", "body"] as const) {
      const relatives = partnersByKind(font(name), role, context).family;
      expect(names(relatives)).toContain("noto-kufi-arabic");
      expect(relatives.filter(({ scripts }) => !scripts.includes("arabic"))).toEqual([]);
    }
  expect(names(partners("noto-sans", "family", "heading"))).toContain("noto-serif");
});

it(`text is set in text faces alone, and each partner is of one kind, SEED=${SEED}`, () => {
  for (const record of drawn([...context.fonts.values()], 40)) {
    const ofKinds = PARTNER_KINDS.map((kind) => partners(record.name, kind, "body", 9));
    const all = ofKinds.flat();
    expect(all.filter(({ face }) => !face?.isTextFace)).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  }
});
