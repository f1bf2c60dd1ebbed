import { FONT_ROLES } from "../../../registry/model/items.ts";
import { fontInRole } from "../../../registry/pairing/pairing-fonts.ts";
import { correctable, finding } from "../problem.ts";
import { isTitled } from "./font-name.ts";
import type { Rule } from "./rule.ts";

/** @see specification 2.1: `{Name} — {Heading} + {Body} + {Mono}` */
export const pairingTitle: Rule = {
  name: "pairing-title",
  severity: "error",
  summary: "the title contains the titles of the three fonts",
  checkRegistry: ({ pairings, fontsByName }) =>
    pairings.flatMap((pairing) => {
      const { item } = pairing;
      const fonts = FONT_ROLES.map((role) => fontsByName.get(fontInRole(item, role) ?? ""));
      const titles = fonts.map((font) => font?.title);
      // A font that is missing or invalid is reported as such.
      if (titles.includes(undefined)) return [];
      const [name] = item.title.split(" — ", 1);
      const expected = `${name ?? ""} — ${titles.join(" + ")}`;
      if (item.title === expected) return [];
      const predicate = `is "${item.title}"; with these fonts, write "${expected}"`;
      const found = finding(pairing, ["title"], predicate);
      // Of a wrong title of a font, another one would follow.
      const isReliable = fonts.every((font) => font !== undefined && isTitled(font));
      return [isReliable ? correctable(found, expected) : found];
    }),
};
