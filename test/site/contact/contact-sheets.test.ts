import { homeCards } from "../../../build/site/shared/cards/home-cards.ts";
import type { PageCache } from "../../../build/site/shared/page-cache.ts";
import { readSpecimenOutlines } from "../../../build/site/shared/specimen/specimen-outlines.ts";
import { readSpecimens } from "../../../build/site/shared/specimen/specimens.ts";
import type { SitePairing } from "../../../build/site/shared/site.ts";
import {
  contactFiles,
  contactTags,
  pairingsOn,
} from "../../../build/site/contact/contact-sheets.ts";
import { catalog, sitePairings as pairings } from "../own-registry.ts";
import { catalog as fixtures, fixtureSitePairing, plain } from "../fixture-pairings.ts";

const outlines = readSpecimenOutlines();
const { cards } = homeCards({ pairings, specimens: readSpecimens() });
const featured = cards.map(({ pairing }) => pairing);
const tags = contactTags(catalog.pairings.values());
const isTagged = (tag: string) => (pairing: SitePairing) =>
  [...(pairing.item.meta?.mood ?? []), ...(pairing.item.meta?.useCase ?? [])].includes(tag);
const headingsOf = (some: readonly SitePairing[]) => new Set(some.map(({ heading }) => heading));

/** A fixture pairing with other metadata. */
const withMeta = (pairing: SitePairing, meta: SitePairing["item"]["meta"]): SitePairing => ({
  ...pairing,
  item: { ...pairing.item, meta: { ...pairing.item.meta, ...meta } },
});

const bare = fixtureSitePairing("bare");
const serif = fixtureSitePairing("serif");
const fixtureFiles = (some: readonly SitePairing[], cache?: PageCache) => [
  ...contactFiles({ catalog: fixtures, outlines }, some, cache),
];

it("every mood and every use case has a sheet", () => {
  const used = pairings.flatMap(({ item }) => [
    ...(item.meta?.mood ?? []),
    ...(item.meta?.useCase ?? []),
  ]);
  expect(tags).toEqual([...new Set(used)].sort());
});

it.each(tags)("%s: twelve pairings, and as many heading fonts as there are", (tag) => {
  const tagged = featured.filter(isTagged(tag));
  const shown = pairingsOn(tag, featured);
  expect(shown.length).toBe(Math.min(12, tagged.length));
  expect(headingsOf(shown).size).toBe(Math.min(12, headingsOf(tagged).size));
  expect(shown[0]).toBe(tagged[0]);
});

it("keeps the order of home, pairings of a repeated heading font last", () => {
  const [one, two, three] = [plain, { ...plain, name: "two" }, serif].map((pairing) =>
    withMeta(pairing, { mood: ["calm"] }),
  ) as [SitePairing, SitePairing, SitePairing];
  expect(pairingsOn("calm", [one, two, three])).toEqual([one, three, two]);
});

it("a tag that is a mood and a use case has one sheet", () => {
  const [first, second] = [
    withMeta(plain, { mood: ["calm"], useCase: [] }),
    withMeta(serif, { mood: [], useCase: ["calm"] }),
  ] as [SitePairing, SitePairing];
  expect(fixtureFiles([first, second]).flatMap(({ paths }) => paths)).toEqual(["contact/calm.png"]);
  expect(pairingsOn("calm", [first, second])).toEqual([first, second]);
});

it("a registry without tags has none", () => {
  expect(fixtureFiles([bare])).toEqual([]);
});

it("draws again only the sheets of a pairing that has changed", () => {
  const cache: PageCache = new Map();
  const calm = withMeta(plain, { mood: ["calm"], useCase: [] });
  const warm = withMeta(serif, { mood: ["warm"], useCase: [] });
  const [first, second] = fixtureFiles([calm, warm], cache);
  const changed = { ...warm, item: { ...warm.item, description: "Another sentence. And more." } };
  const [firstAgain, secondAgain] = fixtureFiles([calm, changed], cache);
  expect(firstAgain).toBe(first);
  expect(secondAgain?.body).not.toEqual(second?.body);
});
