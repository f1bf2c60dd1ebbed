import { plainFont } from "../../../registry/flavours/font-items.ts";
import { FLAVOURS } from "../../../registry/flavours/index.ts";
import { FORMATS } from "../../../registry/formats/index.ts";
import { loadCatalog } from "../../../registry/pairing/catalog.ts";
import { ownRegistryDir } from "../../../registry/model/package-root.ts";
import { FONT_ROLES, type FontItem, type PairingItem } from "../../../registry/model/items.ts";
import { fontInRole } from "../../../registry/pairing/pairing-fonts.ts";
import {
  changingRoles,
  fontNamesWith,
  pairingFile,
  roleNames,
  changedPairing,
} from "../../../registry/overrides/roles.ts";
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
