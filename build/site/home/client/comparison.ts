import { store, stored } from "../../shared/client/storage.ts";

/** As many pairings stand side by side. */
export const MAX_COMPARED = 3;

const KEY = "compare";

/** A pairing that the reader wants to compare. */
export interface Compared {
  name: string;
  title: string;
  /** The name of the font item of its headings. */
  font: string;
  weight: string;
}

/** The pairings chosen to compare; they stay while the window is open. */
export interface Comparison {
  readonly pairings: readonly Compared[];
  /** The pairing for which there was no room. */
  readonly refused: Compared | undefined;
  has: (name: string) => boolean;
  toggle: (pairing: Compared) => void;
  /** Called after every change. */
  onChange: (listener: () => void) => void;
}

export function comparison(): Comparison {
  const listeners: (() => void)[] = [];
  let pairings = keptPairings();
  let refused: Compared | undefined;
  const set = (next: readonly Compared[], without?: Compared) => {
    pairings = next;
    refused = without;
    store(KEY, JSON.stringify(next), "sessionStorage");
    for (const listener of listeners) listener();
  };
  const has = (name: string) => pairings.some((other) => other.name === name);
  return {
    get pairings() {
      return pairings;
    },
    get refused() {
      return refused;
    },
    has,
    toggle: (pairing) => {
      if (has(pairing.name)) set(pairings.filter(({ name }) => name !== pairing.name));
      else if (pairings.length < MAX_COMPARED) set([...pairings, pairing]);
      else set(pairings, pairing);
    },
    onChange: (listener) => listeners.push(listener),
  };
}

/** What this window keeps; it may hold anything. */
function keptPairings(): readonly Compared[] {
  const kept = stored(KEY, "sessionStorage") ?? "[]";
  try {
    const pairings: unknown = JSON.parse(kept);
    return Array.isArray(pairings) ? pairings.filter(isCompared).slice(0, MAX_COMPARED) : [];
  } catch {
    return [];
  }
}

function isCompared(value: unknown): value is Compared {
  if (typeof value !== "object" || value === null) return false;
  const { name, title, font, weight } = value as Partial<Compared>;
  return [name, title, font, weight].every((part) => typeof part === "string");
}
