import { loadCatalog } from "../../registry/pairing/catalog.ts";
import { REMOVED } from "../fixtures/edited.ts";
import { FIXTURE_REGISTRY, allPairingData } from "../fixtures/read.ts";
import { decimals, long, testSchema, variantsOf, violationsOf } from "./rules.ts";

const [bare] = allPairingData(loadCatalog(FIXTURE_REGISTRY));
const BYTES = { heading: 3, body: 2, mono: 1, total: 6, english: 5 };
// As JSON: levels of the same style are one object in the program.
const PARTNERS = { similar: ["plain"] };
const LIMITATIONS = ["The text face has no italics."];
const valid: unknown = JSON.parse(
  JSON.stringify({ ...bare, fontBytes: BYTES, partners: PARTNERS, limitations: LIMITATIONS }),
);
const FIELDS = [
  "name",
  "heading",
  "headingCategory",
  "body",
  "bodyCategory",
  "mono",
  "mood",
  "useCase",
  "languages",
  "description",
  "scale",
  "textSize",
  "hostedFontsUrl",
];
const FAMILY = { type: [1], minLength: [""], maxLength: [long(201)] };
const TAGS = { type: ["x"], maxItems: [Array(21).fill("a")] };
const TAG = { type: [1], maxLength: [long(65)] };
const NAME = { type: [1], pattern: ["Bare"], not: ["pairing-bare"], maxLength: [long(101)] };
const EM = { type: ["x"], exclusiveMinimum: [0] };
const COUNT = { type: [1.5], exclusiveMinimum: [0] };

testSchema(
  "pairing-data",
  // What specification 2.3 leaves open.
  variantsOf(valid, {
    "/mood": [[]],
    "/fontBytes": [REMOVED],
    "/measures": [REMOVED],
    "/limitations": [REMOVED],
    "/partners": [REMOVED],
    "/measures/heading": [{}],
    "/partners/similar": [[]],
    "/useCase": [["blog", "documentation"]],
    "/scale/h1/size": ["40px"],
    "/headingCategory": ["serif", "sans-serif", "monospace"],
  }),
  violationsOf(valid, {
    "": { type: [[]], required: FIELDS },
    "/categories": { additionalProperties: [[]] },
    "/name": NAME,
    "/heading": FAMILY,
    "/body": FAMILY,
    "/mono": FAMILY,
    "/description": { type: [1], minLength: [""], maxLength: [long(2001)] },
    "/headingCategory": { enum: ["display"] },
    "/bodyCategory": { enum: ["handwriting"] },
    "/mood": TAGS,
    "/mood/0": TAG,
    "/useCase": TAGS,
    "/useCase/0": TAG,
    "/fontBytes": { type: [[]], required: Object.keys(BYTES) },
    "/fontBytes/serif": { additionalProperties: [1] },
    "/fontBytes/heading": COUNT,
    "/fontBytes/body": COUNT,
    "/fontBytes/mono": COUNT,
    "/fontBytes/total": COUNT,
    "/fontBytes/english": { type: [1.5], minimum: [-1] },
    "/languages": { type: ["pl"], maxItems: [Array(201).fill("pl")] },
    "/languages/0": { type: [1], maxLength: [long(17)] },
    "/scale": { type: [[]], required: ["h1", "h2", "h3", "h4", "h5", "h6", "body"] },
    "/scale/h7": { additionalProperties: [{}] },
    "/scale/h1": { type: ["4rem"] },
    "/scale/h1/family": { additionalProperties: ["x"] },
    "/scale/h1/size": { type: [4], pattern: ["4"], maxLength: [decimals("rem")] },
    "/scale/h1/weight": { type: ["400"], enum: [450] },
    "/scale/h1/lineHeight": { type: [1.2], pattern: ["1.2rem"], maxLength: [decimals("")] },
    "/scale/h1/letterSpacing": { type: [0], pattern: ["-1px"], maxLength: [decimals("em")] },
    "/scale/h6": { required: ["size", "weight", "lineHeight", "letterSpacing"] },
    "/scale/body": { type: ["1rem"], required: ["size", "lineHeight", "weight"] },
    "/scale/body/letterSpacing": { additionalProperties: ["0em"] },
    "/measure": { type: [1], pattern: ["18px"], maxLength: [decimals("em")] },
    "/textSize": { type: [1], pattern: ["18px"], maxLength: [decimals("rem")] },
    "/measures": { type: [[]], required: ["heading", "body", "mono"] },
    "/measures/serif": { additionalProperties: [{}] },
    "/measures/heading": { type: [1] },
    "/measures/heading/stem": { additionalProperties: [1] },
    "/measures/heading/xHeight": EM,
    "/measures/body/capHeight": EM,
    "/measures/mono/width": EM,
    "/measures/heading/contrast": { type: ["x"], minimum: [0.9] },
    "/limitations": { type: ["x"], maxItems: [Array(21).fill("a")] },
    "/limitations/0": { type: [1], maxLength: [long(501)] },
    "/partners": { type: [[]], required: ["similar"] },
    "/partners/nearest": { additionalProperties: ["plain"] },
    "/partners/similar": { type: ["plain"], maxItems: [Array(7).fill("plain")] },
    "/partners/similar/0": NAME,
    "/hostedFontsUrl": {
      type: [1],
      maxLength: [`https://${long(8192)}`],
      pattern: ["ftp://fonts.example.com/"],
      format: ["https://fonts example.com/"],
    },
  }),
);
