import type { LayeredPairing } from "../../registry/flavours.ts";
import { type PairingItem, type RegistryItem, shortName } from "../../registry/items.ts";
import { formatJson } from "../../registry/json.ts";
import { type Content, textOf } from "../respond/content.ts";
import { applyOverrides } from "./apply-overrides.ts";
import type { Override } from "./override-parameters.ts";

/** A published pairing, in any flavour, ready for overrides. */
export interface TunableItem {
  /** The name without `pairing-`, which names its file in every flavour. */
  shortName: string;
  /** The published body with the overrides applied; nothing else of it differs. */
  bodyWith: (overrides: readonly Override[]) => Uint8Array;
}

const encoder = new TextEncoder();

const LAYER = "@layer base";

/** Stands for the rules while the text around them is made. */
const GAP = { gap: null };

const known = new WeakMap<Content, TunableItem | { shortName?: never }>();

/** The pairing in a published file, read once; undefined for a font, of which nothing can be tuned. */
export function tunableItem(file: Content): TunableItem | undefined {
  let item = known.get(file);
  if (item === undefined) {
    item = parseTunableItem(textOf(file)) ?? {};
    known.set(file, item);
  }
  return item.shortName === undefined ? undefined : item;
}

/** Prepares the parts of the body, so that each request costs no more than the rules that its overrides change. */
function parseTunableItem(text: string): TunableItem | undefined {
  const item = JSON.parse(text) as RegistryItem | LayeredPairing;
  if (item.type !== "registry:style") return undefined;
  const layer = (item.css as Partial<LayeredPairing["css"]>)[LAYER];
  const css = layer ? { ...item.css, [LAYER]: GAP } : GAP;
  const line = `\n${" ".repeat(layer ? 6 : 4)}`;
  const [before = "", after = ""] = formatJson({ ...item, css }).split(`${line}"gap": null`);

  const pairing = { ...item, css: layer ?? item.css } as PairingItem;
  const [start, end] = [encoder.encode(before), encoder.encode(after)];
  const rules = new Map(rulesOf(pairing));
  const texts = new Map([...rules].map(([key, rule]) => [key, ruleText(key, rule, line)]));

  return {
    shortName: shortName(pairing),
    bodyWith: (overrides) => {
      const changed = rulesOf(applyOverrides(pairing, overrides)).map(([key, rule]) =>
        rule === rules.get(key) ? texts.get(key) : ruleText(key, rule, line),
      );
      return joined(start, encoder.encode(changed.join(",")), end);
    },
  };
}

type CssRule = Readonly<Record<string, string>>;

function rulesOf({ css }: PairingItem): [string, CssRule][] {
  return Object.entries(css as unknown as Record<string, CssRule>);
}

/** As `formatJson` writes it, which takes three times as long. */
function ruleText(key: string, rule: CssRule, line: string): string {
  const declarations = Object.entries(rule).map(
    ([property, value]) => `${line}  "${property}": ${JSON.stringify(value)}`,
  );
  return `${line}${JSON.stringify(key)}: {${declarations.join(",")}${line}}`;
}

/** What never changes is encoded once: most of a text outside ASCII. */
function joined(start: Uint8Array, middle: Uint8Array, end: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(start.length + middle.length + end.length);
  bytes.set(start);
  bytes.set(middle, start.length);
  bytes.set(end, start.length + middle.length);
  return bytes;
}
