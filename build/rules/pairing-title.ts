import { FONT_ROLES } from "../../registry/items.ts";
import { fontInRole } from "../../registry/pairing-fonts.ts";
import type { LoadedRegistry } from "../loaded-registry.ts";
import type { Problem } from "../problem.ts";

/** `{Name} — {Heading} + {Body} + {Mono}` carries the titles of the fonts that the theme casts. */
export function pairingTitle({ pairings, fonts }: LoadedRegistry): Problem[] {
  const titles = new Map(fonts.map(({ stem, item }) => [stem, item.title]));
  return pairings.flatMap(({ file, item }) => {
    const cast = FONT_ROLES.map((role) => titles.get(fontInRole(item, role) ?? ""));
    // A font that is not here, or is broken, is reported as such.
    if (cast.includes(undefined)) return [];
    const [name] = item.title.split(" — ", 1);
    const title = `${name ?? ""} — ${cast.join(" + ")}`;
    if (item.title === title) return [];
    const message = `the title is "${item.title}", but the fonts make it "${title}"`;
    return [{ rule: "pairing-title", file, pointer: "/title", message }];
  });
}
