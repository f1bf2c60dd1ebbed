import { overrideNotes } from "../../../registry/overrides/override-notes.ts";
import { parseOverrideParameters } from "../../../registry/overrides/override-parameters.ts";
import { fixtureFont, fixturePairing } from "../../fixtures/read.ts";

/** Headings in Abril Fatface, which has 400 alone; text in Lato, from 100 to 900. */
const notes = (query: string) => {
  const { overrides = [] } = parseOverrideParameters(new URLSearchParams(query));
  expect(overrides).not.toEqual([]);
  const fonts = new Map(["abril-fatface", "lato"].map((name) => [name, fixtureFont(name)]));
  return overrideNotes(overrides, () => ({ complete: fixturePairing("bare"), fonts }));
};

it.each([
  ["h1-size=5vw", "h1: text zoom does not enlarge 5vw; clamp(2rem, 5vw, 4rem) grows with it."],
  ["h2-size=calc(3 * 1dvw)", "h2: text zoom does not enlarge calc(3 * 1dvw); clamp(2rem, calc("],
  ["h1-weight=900", "h1: Abril Fatface has no 900, but 400: another is drawn."],
  ["h5-weight=bold", "h4, h5, h6: Abril Fatface has no bold, but 400"],
  ["h4-weight=400&h6-weight=300", "h4, h5, h6: Abril Fatface has no 300"],
  ["body-family=var(--font-heading)&body-weight=700", "body, p: Abril Fatface has no 700"],
])("%s does less than it seems", (query, note) => {
  expect(notes(query)).toEqual([expect.stringContaining(note)]);
});

it.each([
  "h1-size=3rem",
  "h1-size=clamp(2rem, 5vw, 4rem)",
  "h1-size=calc(1em %2B 2vw)",
  "h1-lh=1.2",
  "h1-weight=400",
  "h4-weight=900&h5-weight=400",
  "h1-weight=normal",
  "h1-weight=var(--weight)",
  "body-weight=900",
  "h1-family=var(--font-unknown)&h1-weight=900",
])("of %s there is nothing to say", (query) => {
  expect(notes(query)).toEqual([]);
});
