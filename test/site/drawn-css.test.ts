import { drawnCss } from "../../build/site/shared/tuning/drawn-css.ts";

const PUBLISHED = {
  h1: { "font-family": "var(--font-heading)", "font-size": "3rem" },
  "body, p": { "font-family": "var(--font-body)" },
};
const NONE = new Map<string, string>();

/** What is drawn where some values of `h1` differ. */
const drawn = (h1: Record<string, string>, families = NONE, scope?: string) =>
  drawnCss({ name: "atlas", published: PUBLISHED, rules: { ...PUBLISHED, h1 }, families }, scope);

it("nothing is drawn over a pairing as it is published", () => {
  expect(drawn(PUBLISHED.h1)).toEqual([]);
});

it("what differs is drawn, in the scope that a page names", () => {
  const css = drawn({ ...PUBLISHED.h1, "font-size": "4rem" }, NONE, ".scope-1");
  expect(css).toEqual([".type-atlas.scope-1 :is(h1, .h1) {\n  font-size: 4rem;\n}\n"]);
});

it("a size that grows with the window grows with the frame that it is drawn in", () => {
  const css = drawn({ ...PUBLISHED.h1, "font-size": "clamp(2rem, 1rem + 2.5vw, 4rem)" });
  expect(css.join("")).toContain(
    "font-size: clamp(2rem, 1rem + calc(2.5 * var(--vw, 1vw)), 4rem);",
  );
});

it("a family that the site lacks was drawn in a substitute under its name", () => {
  const tuned = { ...PUBLISHED.h1, "font-family": "var(--font-orbitron)" };
  expect(drawn(tuned)).toEqual([]);
  const loaded = drawn(tuned, new Map([["orbitron", '"s-orbitron", sans-serif']])).join("");
  expect(loaded).toContain('--font-orbitron: "s-orbitron", sans-serif;');
  expect(loaded).toContain("font-family: var(--font-orbitron);");
});

it("a role of the pairing needs no face of its own", () => {
  expect(drawn({ ...PUBLISHED.h1, "font-family": "var(--font-mono)" }).join("")).toContain(
    "font-family: var(--font-mono);",
  );
});
