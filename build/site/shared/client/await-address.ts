import { queryOfAddress } from "./address-query.ts";

/**
 * In milliseconds, from when the page has arrived: how long it waits for a script that applies the
 * address, and for that script's data, which take a phone about 4 s. After that the page is shown as it came.
 */
const LONGEST_WAIT_MILLISECONDS = { forScript: 3000, forData: 10_000 };

/** Hides what the address may change until `showPage`, so that it is drawn once. To be called before it is drawn. */
export function awaitAddress(): void {
  const query = queryOfAddress();
  if (query === "") return;
  const { dataset } = document.documentElement;
  dataset["pending"] = new URLSearchParams(query).has("text") ? "headline" : "script";
  addEventListener("DOMContentLoaded", () => {
    setTimeout(() => {
      if (dataset["pending"] !== "data") delete dataset["pending"];
    }, LONGEST_WAIT_MILLISECONDS.forScript);
    setTimeout(() => {
      delete dataset["pending"];
    }, LONGEST_WAIT_MILLISECONDS.forData);
  });
}
