import { REMOVED } from "../fixtures/edited.ts";
import { fixturePairing } from "../fixtures/read.ts";
import { decimals, long, testSchema, variantsOf, violationsOf } from "./rules.ts";

const plain = fixturePairing("plain");
const valid = { ...plain, meta: { ...plain.meta, phone: { h1: "2rem" } } };
const PROPERTIES = ["font-family", "font-size", "line-height", "letter-spacing", "font-weight"];
const KEYS = ["h1", "h2", "h3", "h4, h5, h6", "body, p", "code, pre", "pre code"];

const inter = (start: string) => `${start}/inter.json`;
const placesOf = <Rules>(paths: readonly string[], rules: Rules) =>
  Object.fromEntries(paths.map((path) => [path, rules]));

const TAG = {
  type: [1],
  maxLength: [long(65)],
  pattern: ["", " minimal", "minimal ", "mini_mal", "#minimal", "a\nb", "<b>"],
};
const WORDS = ["Landing Page", "art déco", "R&B", "C++", "a"];
const OVER_TAGS = [...Array(21).keys()].map((n) => `tag-${n}`);
const TAGS = { type: ["minimal"], uniqueItems: [["blog", "blog"]], maxItems: [OVER_TAGS] };

it("the valid pairing states every key of the format", () => {
  expect(Object.keys(valid.css)).toEqual(KEYS);
});

testSchema(
  "pairing",
  // What specification 2.1 leaves to the author.
  variantsOf(valid, {
    "": [valid],
    "/$schema": [REMOVED],
    "/description": ["Short."],
    "/categories": [[]],
    "/categories/0": WORDS,
    "/meta": [REMOVED, {}],
    "/meta/mood/0": WORDS,
    "/meta/useCase/0": WORDS,
    "/meta/rating": [5, { average: 5 }],
    "/meta/textSize": [REMOVED, ".875rem"],
    "/meta/phone": [{ h1: "2rem" }, { h1: "2rem", h2: "1.5rem", h3: "1.25rem", h4: ".9375rem" }],
    "/meta/layoutShift": [0.02],
    "/meta/nativeName": ["Λιμάνι"],
    "/meta/opticalSizing": [REMOVED],
    "/registryDependencies/0": [inter("https://a.test/type/r"), inter("http://localhost:3000/r")],
    "/registryDependencies": [[inter("{base_url}/r")]],
    "/css/h1/font-size": ["2rem", ".9em", "36px", "0.05em", "10px", "007px", "1.0rem", "00.50rem"],
    "/css/h1/line-height": ["1"],
    "/css/h1/letter-spacing": ["0.05em"],
    "/css/h1/font-weight": ["100", "900"],
    "/css/h2": [REMOVED],
    "/css/h3": [REMOVED],
    "/css/h4, h5, h6": [REMOVED],
    "/css/h4, h5, h6/line-height": [REMOVED],
    "/css/h4, h5, h6/font-weight": [REMOVED],
    "/css/pre code": [REMOVED],
    "/css/h4, h5, h6/font-size": [REMOVED, "18px"],
    "/css/code, pre/font-size": [REMOVED, "1.39em", "1rem", "16px"],
    ...placesOf(["/css/body, p/font-weight", "/css/code, pre/font-weight"], ["400"]),
    ...placesOf(["/css/body, p/letter-spacing", "/css/code, pre/letter-spacing"], ["0em"]),
    "/css/body, p/font-size": ["1.125rem"],
    "/css/code, pre/line-height": ["1.5"],
    "/css/code, pre/font-family": ["ui-monospace, monospace"],
  }),
  violationsOf(valid, {
    "": {
      type: [[]],
      required: [
        "name",
        "type",
        "extends",
        "title",
        "description",
        "categories",
        "registryDependencies",
        "cssVars",
        "css",
      ],
    },
    // A pairing installs nothing but fonts of the registry.
    ...placesOf(
      ["/dependencies", "/devDependencies", "/files", "/envVars", "/docs", "/tailwind", "/rating"],
      { additionalProperties: [["evil-postinstall"]] },
    ),
    "/$schema": { type: [1], maxLength: [long(2049)] },
    "/name": {
      type: [1],
      maxLength: [`pairing-${long(93)}`],
      pattern: ["plain", "pairing-Plain", "pairing-a--b"],
    },
    "/type": { const: ["registry:font"] },
    // The client would install what is extended.
    "/extends": { const: [null, "", "new-york", "https://example.com/evil.json"] },
    "/title": {
      type: [1],
      maxLength: [`${long(300)} — ${long(300)} + a + a`],
      pattern: [
        "Plain — Inter + Inter + ",
        "Plain —  Inter + Inter + JetBrains Mono",
        "Plain - Inter + Inter + JetBrains Mono",
        "Plain — Inter + JetBrains Mono",
        "Plain — Inter + Inter + JetBrains Mono ",
      ],
    },
    "/description": { type: [[]], maxLength: [long(2001)], pattern: ["", " ".repeat(60)] },
    "/categories": TAGS,
    "/registryDependencies": {
      type: [inter("{base_url}/r")],
      minItems: [[]],
      maxItems: [OVER_TAGS.slice(0, 10).map((name) => `{base_url}/r/${name}.json`)],
      uniqueItems: [Array(2).fill(inter("{base_url}/r"))],
    },
    "/registryDependencies/0": {
      type: [1],
      maxLength: [`{base_url}/r/${long(2048)}.json`],
      pattern: [
        "inter",
        inter("/r"),
        inter("{base_url}"),
        "{base_url}/r/inter",
        inter("ftp://example.com/r"),
      ],
      format: [inter("https://exa mple.com/r")],
    },
    "/cssVars": { type: [[]], required: ["theme"] },
    "/cssVars/light": { additionalProperties: [{}] },
    "/cssVars/theme": { type: [[]], required: ["--font-heading", "--font-body", "--font-mono"] },
    "/cssVars/theme/--font-display": { additionalProperties: ["var(--font-inter)"] },
    "/cssVars/theme/--font-heading": { type: [1], pattern: ["Inter", "var(--inter)"] },
    "/cssVars/theme/--font-mono": { maxLength: [`var(--font-${long(101)})`] },

    "/css": { type: [[]], required: ["h1", "body, p", "code, pre"] },
    "/css/h5": { additionalProperties: [{}] },
    ...placesOf(
      ["h1", "h2", "h3"].map((key) => `/css/${key}`),
      { type: ["serif"], required: PROPERTIES },
    ),
    "/css/h4, h5, h6": { type: ["serif"], required: ["font-family", "letter-spacing"] },
    "/css/body, p": { type: ["serif"], required: ["font-family", "line-height"] },
    "/css/code, pre": { type: ["serif"], required: ["font-family"] },
    "/css/pre code": { type: ["serif"], required: ["font-size"] },
    ...placesOf([...KEYS.map((key) => `/css/${key}/color`), "/css/pre code/font-family"], {
      additionalProperties: ["400"],
    }),
    "/css/h1/font-family": { type: [1], maxLength: [long(257)], pattern: ["Inter; color: red"] },
    "/css/h1/font-size": {
      type: [36],
      maxLength: [decimals("rem")],
      pattern: ["36pt", "36", "-2rem", "0px", "0.00rem"],
    },
    "/css/h1/line-height": { type: [1.2], maxLength: [decimals("")], pattern: ["1.2rem"] },
    "/css/h1/letter-spacing": { type: [0], maxLength: [decimals("em")], pattern: ["-1px"] },
    "/css/h1/font-weight": { enum: [600, "650", "bold"] },
    "/css/code, pre/font-size": { type: [1], maxLength: [decimals("0em")], pattern: ["0em", "1"] },
    "/css/pre code/font-size": { const: ["1em"] },

    "/meta": { type: [[]], maxProperties: [Object.fromEntries(Array(101).entries())] },
    [`/meta/${long(101)}`]: { propertyNames: [5] },
    "/meta/layoutShift": { type: ["0.02"], exclusiveMinimum: [0.01] },
    "/meta/nativeName": { type: [1], minLength: [""], maxLength: [long(101)] },
    "/meta/preview": { type: [1], minLength: [""], maxLength: [long(501)] },
    "/meta/measure": {
      type: [30.5],
      pattern: ["30.5rem", "0em"],
      maxLength: [decimals("em")],
    },
    "/meta/textSize": {
      type: [1],
      maxLength: [decimals("rem")],
      pattern: ["18px", "1.125em", "0rem", "-1rem"],
    },
    "/meta/phone": {
      type: ["2rem"],
      minProperties: [{}],
    },
    "/meta/phone/h5": { additionalProperties: ["1rem"] },
    "/meta/phone/h1": { type: [2], maxLength: [decimals("rem")], pattern: ["32px", "2em", "0rem"] },
    "/meta/opticalSizing": { const: ["auto"] },
    "/meta/mood": TAGS,
    "/meta/useCase": TAGS,
    ...placesOf(["/categories/0", "/meta/mood/0", "/meta/useCase/0"], TAG),
  }),
);
