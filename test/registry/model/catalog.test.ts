import {
  type Catalog,
  catalogOf,
  loadCatalog,
  resolveName,
} from "../../../registry/model/catalog.ts";
import type { FontItem, PairingItem } from "../../../registry/model/items.ts";
import { FIXTURE_REGISTRY, fixtureFont, fixturePairing } from "../../fixtures/read.ts";

const pairing = (stem: string) => ({
  kind: "pairing" as const,
  stem,
  item: { ...fixturePairing("plain"), title: `pairing filed as ${stem}` } satisfies PairingItem,
});
const font = (stem: string) => ({
  kind: "font" as const,
  stem,
  item: { ...fixtureFont("inter"), title: `font filed as ${stem}` } satisfies FontItem,
});

describe("resolution order (specification 4.1): the first match wins", () => {
  const titleOf = (catalog: Catalog, name: string) => resolveName(catalog, name)?.title;

  it("1. a pairing whose file name equals the name exactly", () => {
    const catalog = catalogOf([pairing("pairing-a"), pairing("a"), font("pairing-a")]);
    expect(titleOf(catalog, "pairing-a")).toBe("pairing filed as pairing-a");
  });

  it("2. a pairing whose file name equals the name with the `pairing-` prefix removed", () => {
    const catalog = catalogOf([pairing("a"), font("pairing-a")]);
    expect(titleOf(catalog, "pairing-a")).toBe("pairing filed as a");
  });

  it("3. a font whose file name equals the name", () => {
    expect(titleOf(catalogOf([pairing("a"), font("b")]), "b")).toBe("font filed as b");
    expect(titleOf(catalogOf([pairing("a"), font("pairing-b")]), "pairing-b")).toBe(
      "font filed as pairing-b",
    );
  });

  it("one prefix is removed, never two, and none from a font's name", () => {
    const catalog = catalogOf([pairing("a"), font("b")]);
    expect(titleOf(catalog, "pairing-pairing-a")).toBeUndefined();
    expect(titleOf(catalog, "pairing-b")).toBeUndefined();
  });

  it("names are case-sensitive, and no name is special", () => {
    const catalog = catalogOf([pairing("a"), font("b")]);
    expect(
      ["A", "B", "", "pairing-", "constructor", "__proto__"].map((name) => titleOf(catalog, name)),
    ).toEqual(Array(6).fill(undefined));
  });
});

it("a request for `minimal` and one for `pairing-minimal` give the same pairing", () => {
  const catalog = loadCatalog(FIXTURE_REGISTRY);
  expect(resolveName(catalog, "pairing-plain")).toBe(resolveName(catalog, "plain"));
  expect(resolveName(catalog, "plain")).toEqual(fixturePairing("plain"));
});
