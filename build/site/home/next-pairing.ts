import type { ListedPairing } from "../shared/listed-pairing.ts";

/** The faces that stay when another pairing is shown. */
export interface Locks {
  heading: boolean;
  body: boolean;
}

/** The pairing that follows in the order of a list, the first one after the last; undefined where no other keeps the faces. */
export function nextPairing(
  pairings: readonly ListedPairing[],
  current: ListedPairing,
  locks: Locks,
  step: 1 | -1 = 1,
): ListedPairing | undefined {
  const keeping = pairings.filter(
    (pairing) => pairing.name === current.name || keepsFaces(pairing, current, locks),
  );
  const position = keeping.findIndex(({ name }) => name === current.name);
  if (keeping.length < 2) return undefined;
  return keeping.at((position + step) % keeping.length);
}

/** One of the others at random; undefined where no other keeps the faces. */
export function shuffledPairing(
  pairings: readonly ListedPairing[],
  current: ListedPairing,
  locks: Locks,
): ListedPairing | undefined {
  const others = pairings.filter(
    (pairing) => pairing.name !== current.name && keepsFaces(pairing, current, locks),
  );
  return others[Math.floor(Math.random() * others.length)];
}

function keepsFaces(pairing: ListedPairing, current: ListedPairing, locks: Locks): boolean {
  return (
    (!locks.heading || pairing.fonts[0] === current.fonts[0]) &&
    (!locks.body || pairing.fonts[1] === current.fonts[1])
  );
}
