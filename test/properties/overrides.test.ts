import fc from "fast-check";
import { parseCssValue } from "../../registry/css/css-value.ts";
import type { PairingItem } from "../../registry/model/items.ts";
import { schemaErrors } from "../../schemas/index.ts";
import { KEY_OF } from "../../registry/overrides/overridable-pairing.ts";
import { PROPERTIES } from "../../registry/css/css-properties.ts";
import { SELECTORS } from "../../registry/overrides/override-parameters.ts";
import { holds } from "./runs.ts";
import { replyTo, textOf } from "../fixtures/fixture-reply.ts";

function get(path: string, query: readonly (readonly [string, string])[]) {
  const parameters = new URLSearchParams(query.map(([name, value]) => [name, value]));
  const reply = replyTo(`${path}?${parameters.toString()}`);
  return { status: reply.status, text: textOf(reply) };
}

/** As URLSearchParams writes a text: half of a surrogate pair becomes U+FFFD. */
const wellFormed = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

const PAIRINGS = ["plain", "serif", "bare"];
const published = (name: string) => JSON.parse(get(`/api/r/${name}`, []).text) as PairingItem;

const FRAGMENTS = [
  "calc(",
  "-webkit-calc(",
  "--b(",
  "var(--a",
  ",",
  ")",
  "1rem",
  " + ",
  "'",
  '"',
  ";",
  "}",
  "/*",
  "a",
  "1",
  " ",
];
/** Values that are often valid, and any others. */
const value = fc.oneof(
  fc.constantFrom("3rem", "1.5", "700", "-0.02em", "Lato", "Fira Code, serif", "Source Serif 4"),
  fc.constantFrom("calc(1rem + 2vw)", "var(--a, 2)", "clamp(1rem, 2vw, 3rem)", "normal", "inherit"),
  fc
    .tuple(fc.float({ noNaN: true }), fc.constantFrom("", "rem", "em", "%", "px", "deg"))
    .map((parts) => parts.join("")),
  fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 12 }).map((parts) => parts.join("")),
  fc.string(),
  fc.string({ unit: "binary" }),
);
const selector = fc.constantFrom(...SELECTORS);
const property = fc.constantFrom(...PROPERTIES.keys());
const override = fc.tuple(selector, property, value);
const asQuery = (overrides: readonly (readonly [string, string, string])[]) =>
  overrides.map(([element, word, text]) => [`${element}-${word}`, text] as const);

/** Every key and every value of an item, with its path. */
function leavesOf(part: unknown, path: string): [string, unknown][] {
  if (typeof part !== "object" || part === null) return [[path, part]];
  return Object.entries(part).flatMap(([key, inner]) => leavesOf(inner, `${path}/${key}`));
}

it("any target is answered with an item, or an error of the client's, in JSON", () => {
  const part = fc.oneof(
    fc.constantFrom("api", "r", "plain", "serif", "inter", "registry.json", "plain.json"),
    fc.constantFrom("css", "tokens", "design", "layered", "typeset", "..", "", "%"),
    fc.string(),
    fc.webQueryParameters(),
  );
  const target = fc.tuple(fc.array(part, { maxLength: 5 }), fc.webQueryParameters());
  holds(
    fc.property(
      target,
      fc.constantFrom("GET", "HEAD", "OPTIONS", "PUT"),
      ([parts, query], method) => {
        const { status } = replyTo(`/${parts.join("/")}?${query}`, {}, method);
        expect([200, 204, 400, 404, 405, 414]).toContain(status);
      },
    ),
  );
});

it("any query gives the pairing with the named properties alone changed, or 400 with a message", () => {
  const parameter = fc.oneof(
    override.map(([element, word, text]) => [`${element}-${word}`, text] as [string, string]),
    fc.tuple(fc.string(), fc.string()),
  );
  holds(
    fc.property(
      fc.constantFrom(...PAIRINGS),
      fc.array(parameter, { maxLength: 6 }),
      (name, query) => {
        const { status, text } = get(`/api/r/${name}`, query);
        expect([200, 400]).toContain(status);
        const body = JSON.parse(text) as { message?: string };
        if (status === 400) {
          expect(body.message).not.toBe("");
          return;
        }
        const named = new Set(
          query.flatMap(([parameterName]) => {
            const [element = "", ...words] = parameterName.split("-");
            const css = PROPERTIES.get(words.join("-"));
            const key = KEY_OF[element as keyof typeof KEY_OF] as string | undefined;
            return css && key ? [`/css/${key}/${css}`] : [];
          }),
        );
        const without = (item: unknown) => leavesOf(item, "").filter(([path]) => !named.has(path));
        expect(without(body)).toEqual(without(published(name)));
      },
    ),
  );
});

it("nothing is in the reply that was not in the item or is not a value that was checked", () => {
  holds(
    fc.property(
      fc.constantFrom(...PAIRINGS),
      fc.array(override, { maxLength: 4 }),
      (name, overrides) => {
        const { status, text } = get(`/api/r/${name}`, asQuery(overrides));
        const parsed = overrides.map(([, word, one]) =>
          parseCssValue(PROPERTIES.get(word)!, wellFormed(one)),
        );
        expect(status).toBe(parsed.some(({ problem }) => problem !== undefined) ? 400 : 200);
        if (status === 400) return;
        const known = new Set([
          ...leavesOf(published(name), "").map(([, leaf]) => leaf),
          ...parsed.map((one) => one.value),
        ]);
        const unknown = leavesOf(JSON.parse(text), "").filter(([, leaf]) => !known.has(leaf));
        expect(unknown).toEqual([]);
      },
    ),
  );
});

it.each([
  "/api/r/plain",
  "/css/plain.css",
  "/tokens/plain.tokens.json",
  "/design/plain.md",
  "/r/typeset/plain.json",
])("applying overrides twice is applying them once: %s", (path) => {
  holds(
    fc.property(fc.array(override, { maxLength: 4 }), (overrides) => {
      const query = asQuery(overrides);
      const once = get(path, query);
      const twice = get(path, [...query, ...query]);
      expect(twice.status).toBe(once.status);
      if (once.status === 200) expect(twice.text).toBe(once.text);
    }),
  );
});

it("aliases of a property and of a pairing's name give equal replies", () => {
  const aliases = fc.constantFrom(["lh", "line-height"], ["ls", "letter-spacing"]);
  holds(
    fc.property(
      fc.constantFrom(...PAIRINGS),
      selector,
      aliases,
      value,
      (name, element, [short, full], text) => {
        const replies = [name, `pairing-${name}`].flatMap((one) =>
          [short, full].map((word) => get(`/api/r/${one}`, [[`${element}-${word}`, text]])),
        );
        const [first] = replies;
        for (const { status, text: body } of replies) {
          expect(status).toBe(first!.status);
          if (status === 200) expect(body).toBe(first!.text);
        }
      },
    ),
  );
});

it("an item with sizes and weights of the registry's own form is valid by its schema", () => {
  const sizes = fc.tuple(
    fc.constantFrom("h1", "h2", "h3"),
    fc.constant("size"),
    fc.integer({ min: 1, max: 99 }).map((n) => `${n}px`),
  );
  const weights = fc.tuple(
    fc.constantFrom("h1", "h4", "h6"),
    fc.constant("weight"),
    fc.constantFrom("400", "900"),
  );
  const families = fc.tuple(
    selector.filter((one) => one !== "pre"),
    fc.constant("family"),
    fc.constantFrom("Lato", "Source Serif 4, serif"),
  );
  holds(
    fc.property(
      fc.array(fc.oneof(sizes, weights, families), { minLength: 1, maxLength: 5 }),
      (overrides) => {
        const { status, text } = get("/api/r/plain", asQuery(overrides));
        expect(status).toBe(200);
        expect(schemaErrors("pairing", JSON.parse(text))).toEqual([]);
      },
    ),
  );
});
