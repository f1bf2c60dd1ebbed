import { MAX_COMPARED } from "../../shared/max-compared.ts";
import { store, stored } from "../../shared/client/storage.ts";

const KEY = "compare";

/** A pairing, as it is or with other families, that the reader wants to compare. */
export interface Chosen {
  /** Without `pairing-`. */
  name: string;
  /** Of its address: the roles that are given to other fonts. */
  query: string;
  title: string;
  /** The name of the font item of its headings. */
  font: string;
  weight: string;
}

/** What is chosen to be compared; it stays while the window is open. */
export interface ChosenPairs {
  readonly all: readonly Chosen[];
  /** That for which there was no room. */
  readonly refused: Chosen | undefined;
  has: (pair: Pick<Chosen, "name" | "query">) => boolean;
  toggle: (pair: Chosen) => void;
  /** Called after every change. */
  onChange: (listener: () => void) => void;
}

export function chosenPairs(): ChosenPairs {
  const listeners: (() => void)[] = [];
  let all = keptPairs();
  let refused: Chosen | undefined;
  const set = (next: readonly Chosen[], without?: Chosen) => {
    all = next;
    refused = without;
    store(KEY, JSON.stringify(next), "sessionStorage");
    for (const listener of listeners) listener();
  };
  const isSame = (pair: Pick<Chosen, "name" | "query">) => (other: Chosen) =>
    other.name === pair.name && other.query === pair.query;
  const has: ChosenPairs["has"] = (pair) => all.some(isSame(pair));
  return {
    get all() {
      return all;
    },
    get refused() {
      return refused;
    },
    has,
    toggle: (pair) => {
      if (has(pair)) set(all.filter((other) => !isSame(pair)(other)));
      else if (all.length < MAX_COMPARED) set([...all, pair]);
      else set(all, pair);
    },
    onChange: (listener) => listeners.push(listener),
  };
}

/** What this window keeps; it may hold anything. */
function keptPairs(): readonly Chosen[] {
  const kept = stored(KEY, "sessionStorage") ?? "[]";
  try {
    const pairs: unknown = JSON.parse(kept);
    return Array.isArray(pairs) ? pairs.filter(isChosen).slice(0, MAX_COMPARED) : [];
  } catch {
    return [];
  }
}

function isChosen(value: unknown): value is Chosen {
  if (typeof value !== "object" || value === null) return false;
  const { name, query, title, font, weight } = value as Partial<Chosen>;
  return [name, query, title, font, weight].every((part) => typeof part === "string");
}
