"use client";

import { useEffect, useState } from "react";
import { type PairingName, getAllMoods, searchPairings } from "typography-registry";

/** Searches in the browser, after hydration. */
export function Search({ query }: { query: string }) {
  const [names, setNames] = useState<readonly PairingName[]>([]);
  useEffect(() => {
    setNames(searchPairings(query).map(({ name }) => name));
  }, [query]);
  return (
    <>
      <p id="moods">{getAllMoods().join(" ")}</p>
      <p id="found">{names.join(" ")}</p>
    </>
  );
}
