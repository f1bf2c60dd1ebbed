import { plainFont } from "../../../registry/flavours/font-items.ts";
import { FLAVOURS, type FlavouredPairing } from "../../../registry/flavours/index.ts";
import { FORMATS } from "../../../registry/formats/index.ts";
import { loadCatalog } from "../../../registry/pairing/catalog.ts";
import { ownRegistryDir } from "../../../registry/model/package-root.ts";
import { FONT_ROLES, type FontItem, type PairingItem } from "../../../registry/model/items.ts";
import { fontInRole } from "../../../registry/pairing/pairing-fonts.ts";
import {
  changingRoles,
  fontNamesWith,
  type PublishedForm,
  changedPairing,
  loadedFor,
  pairingFile,
  roleNames,
} from "../../../registry/overrides/roles.ts";
import { parseOverrideParameters } from "../../../registry/overrides/override-parameters.ts";
import { schemaErrors } from "../../../schemas/index.ts";
import { fixtureFont, fixturePairing } from "../../fixtures/read.ts";

const plain = fixturePairing("plain");

function changed(
  query: string,
  pairing: PairingItem = plain,
  font: (name: string) => FontItem = fixtureFont,
) {
  const roles = changingRoles(pairing, roleNames(new URLSearchParams(query)));
  const fonts = new Map(fontNamesWith(pairing, roles).map((name) => [name, font(name)]));
  return changedPairing(pairing, roles, fonts);
}

it("a role names the font of the query: in its variable, the dependencies and the title", () => {
  const { pairing } = changed("heading=abril-fatface");
  expect(pairing.cssVars.theme).toEqual({
    ...plain.cssVars.theme,
    "--font-heading": "var(--font-abril-fatface)",
  });
  expect(pairing.registryDependencies).toEqual(
    ["abril-fatface", "inter", "jetbrains-mono"].map((name) => `{base_url}/r/${name}.json`),
  );
  expect(pairing.title).toBe("Plain — Abril Fatface + Inter + JetBrains Mono");
});

it("weights become the nearest that the family has; other rules keep theirs", () => {
  const { h1, "body, p": body } = changed("heading=abril-fatface").pairing.css;
  expect(h1["font-weight"]).toBe("400");
  expect(body).toBe(plain.css["body, p"]);
});

it("of several fonts for one role the last counts; the pairing's own changes nothing", () => {
  expect(changed("body=lato&body=inter").pairing).toEqual(plain);
});

it("every pairing is as it is published with its own fonts: the order of its dependencies, the size of its code", () => {
  const { pairings, fonts } = loadCatalog(ownRegistryDir);
  for (const pairing of pairings.values()) {
    const own = FONT_ROLES.map((role) => [role, fontInRole(pairing, role)!]);
    const { roles } = changed(String(new URLSearchParams(own)), pairing, (name) =>
      fonts.get(name)!,
    );
    expect([pairing.name, ...roles]).toEqual([pairing.name]);
  }
});

it("every fiftieth font of the provider in a role gives a valid item, in every flavour and format", () => {
  const { pairings, fonts } = loadCatalog(ownRegistryDir);
  const names = [...fonts.keys()].filter((_, index) => index % 50 === 0);
  const [pairing = plain] = pairings.values();
  for (const [index, name] of names.entries()) {
    const role = FONT_ROLES[index % FONT_ROLES.length] ?? "heading";
    const published = (font: string) => plainFont(fonts.get(font)!) as FontItem;
    const result = changed(`${role}=${name}`, pairing, published);
    expect(schemaErrors("pairing", result.pairing)).toEqual([]);
    for (const form of [
      ...FLAVOURS.map((flavour) => ({ flavour })),
      ...FORMATS.map((format) => ({ format })),
    ])
      expect(pairingFile(result, form, "", () => false)).toContain(fonts.get(name)?.title);
  }
});

describe("a weight or a family of a query is loaded", () => {
  const fileOf = (query: string, form: PublishedForm) => {
    const { overrides = [] } = parseOverrideParameters(new URLSearchParams(query));
    return pairingFile(loadedFor(changed(query), overrides), form, "", () => false);
  };
  const stylesheet = { format: FORMATS.find(({ folder }) => folder === "css") };

  it.each([
    ["heading=lato&h1-weight=900", "family=Lato:ital,wght@0,700;0,900;1,700;1,900&"],
    [
      "heading=lato&h1-weight=normal&h2-weight=bold",
      "family=Lato:ital,wght@0,400;0,700;1,400;1,700&",
    ],
    ["heading=lato&h3-weight=500", "family=Lato:ital,wght@0,400;0,700;1,400;1,700&"],
    ["mono=lato&code-weight=300", "family=Lato:wght@300&"],
    ["body=lato&body-weight=300", "family=Lato:ital,wght@0,300;0,400;0,700;1,300;1,400;1,700&"],
    [
      "h2-family=var(--font-mono)&h2-weight=800",
      "family=JetBrains+Mono:ital,wght@0,400;0,800;1,800&",
    ],
  ])("%s: of one that a family lacks the nearest", (query, families) => {
    expect(fileOf(query, stylesheet)).toContain(families);
  });

  it("by a flavour too, whose description stays that of the pairing", () => {
    const query = "heading=lato&h1-weight=900";
    const [item, own] = [query, "heading=lato"].map(
      (one) => JSON.parse(fileOf(one, { flavour: "layered" })) as FlavouredPairing,
    );
    expect(Object.keys(item!.css)).toContain('@import "@fontsource/lato/900.css"');
    expect(Object.keys(own!.css)).not.toContain('@import "@fontsource/lato/900.css"');
    expect(item!.description).toBe(own!.description);
  });

  it("a stylesheet of system families alone keeps the fonts of the pairing: it was 500", () => {
    const all = ["h1", "h2", "h3", "h4", "body", "code"].map((one) => `${one}-family=Georgia`);
    expect(fileOf(all.join("&"), stylesheet)).toContain("family=Inter:");
  });

  it("nothing is loaded for a keyword without a number, nor for another property", () => {
    for (const query of ["h1-weight=bolder", "h1-size=3rem"])
      expect(fileOf(query, stylesheet)).toBe(fileOf("", stylesheet));
  });
});
