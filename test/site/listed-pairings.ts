import type { ListedPairing } from "../../build/site/shared/listed-pairing.ts";

/** A pairing as lists have it, for tests that look at a part of it. */
export function listedPairing(own: Partial<ListedPairing>): ListedPairing {
  return {
    name: "quay",
    title: "Quay",
    fonts: ["lora", "inter", "fira-code"],
    bytes: 80_000,
    scripts: ["latin"],
    moods: [],
    uses: [],
    features: [],
    kinds: [],
    structure: [],
    languages: [0],
    written: 0,
    sheet: 0,
    weight: "700",
    tracking: "0em",
    card: {
      sentence: "For harbours.",
      sample: { composition: "poster", headline: "Low tide" },
      advance: 0.5,
      classes: { heading: "f1", text: "f2", code: "" },
    },
    ...own,
  };
}
