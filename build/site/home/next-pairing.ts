import type { ListedPairing } from "../shared/listed-pairing.ts";
import { type Locks, keepsFaces } from "../shared/locks.ts";

/** The pairing that follows in the order of a list, the first one after the last; undefined where no other keeps the faces. */
export function nextPairing(
  pairings: readonly ListedPairing[],
  current: ListedPairing,
  locks: Locks,
  step: 1 | -1 = 1,
): ListedPairing | undefined {
  const keeping = pairings.filter(
    (pairing) => pairing.name === current.name || keepsFaces(pairing, current.fonts, locks),
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
    (pairing) => pairing.name !== current.name && keepsFaces(pairing, current.fonts, locks),
  );
  return others[Math.floor(Math.random() * others.length)];
}
