import type {
  FontItem,
  GoogleFont,
  LocalFont,
  PairingItem as WrittenPairing,
} from "../../schemas/index.ts";

export type { FontItem, WrittenPairing };

type Css = Required<WrittenPairing["css"]>;

/** A pairing that states every key: what its file leaves out is derived. */
export type PairingItem = Omit<WrittenPairing, "css"> & {
  css: Css & { "h4, h5, h6": Css["h1"]; "code, pre": { "font-size": string } };
};

/** A font of the provider. */
export type GoogleFontItem = FontItem & { font: GoogleFont };

/** A font whose files are in the registry, such as a brand font. */
export type LocalFontItem = FontItem & {
  font: LocalFont & {
    /** What is published of one whose files come in an npm package: `@acme/fonts@1.2.0`. In no item. */
    package?: string;
  };
};

export function isLocalFont(item: FontItem): item is LocalFontItem {
  return item.font.provider === "local";
}

export function isGoogleFont(item: FontItem): item is GoogleFontItem {
  return item.font.provider === "google";
}

/** What the registry holds: pairings and fonts, distinguished by `type`. */
export type RegistryItem = PairingItem | FontItem;

/** The same as files state it. */
export type WrittenItem = WrittenPairing | FontItem;

/** The three roles that a pairing assigns its fonts to. */
export type FontRole = "heading" | "body" | "mono";

/** Rules as they are written: selectors to declarations, values as CSS. */
export type Rules = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const FONT_ROLES = ["heading", "body", "mono"] as const satisfies readonly FontRole[];

const PAIRING_PREFIX = "pairing-";

export function isPairing(item: RegistryItem): item is PairingItem;
export function isPairing(item: WrittenItem): item is WrittenPairing;
export function isPairing(item: WrittenItem): item is WrittenPairing {
  return item.type === "registry:style";
}

/** `pairing-minimal` -> `minimal`: the prefix is removed once, a name without it stays. */
export function withoutPairingPrefix(name: string): string {
  return name.startsWith(PAIRING_PREFIX) ? name.slice(PAIRING_PREFIX.length) : name;
}

/** The short name under which an item is filed: `minimal` for `pairing-minimal`, `inter` for `inter`. */
export function shortName(item: WrittenItem): string {
  return isPairing(item) ? withoutPairingPrefix(item.name) : item.name;
}

/** Order by code points, the same on every machine; the second of two equals stays second. */
export function byCodePoints(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
/** What an item's description calls a font, by category; in the order in which they are offered. */
export const CLASSIFICATIONS = {
  "sans-serif": "Sans Serif",
  serif: "Serif",
  display: "Display",
  handwriting: "Handwriting",
  monospace: "Monospace",
} as const;
export type Classification = keyof typeof CLASSIFICATIONS;
