import fc from "fast-check";
import { addCommand, shellArgument } from "../../build/site/shared/shell-command.ts";
import {
  FRAMEWORKS,
  PACKAGE_MANAGERS,
  installCommand,
  addressIn,
} from "../../build/site/shared/install-choices.ts";
import { overridesOf, queryOfTuning } from "../../build/site/shared/tuning/tuning.ts";
import { parseOverrideParameters } from "../../registry/overrides/override-parameters.ts";
import { tuningOf } from "./generated-settings.ts";
import { runInShells } from "../shells/run-in-shells.ts";

/** How many accepted values; a thirteenth of it are hostile. 26,000 take some minutes. */
const VALUES = Number(process.env["COPIED_VALUES"] ?? 520);
const SEED = 26;
const BASE_URL = "https://type.example/sub";

/** Families in quotes of any characters, names of any letters, and what sizes are made of. */
const families = fc.oneof(
  fc.string({ unit: "binary", minLength: 1, maxLength: 30 }).map((text) => `"${text}"`),
  fc
    .string({ unit: "grapheme-ascii", minLength: 1, maxLength: 30 })
    .map((text) => `'${text}', serif`),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
  // What cmd takes for %CD%, combining characters among it.
  fc
    .array(fc.integer({ min: 0x340, max: 0x37f }), { minLength: 1, maxLength: 8 })
    .map((points) => `"a${String.fromCodePoint(...points)}"`),
  fc.constantFrom("var(--font-fraunces)", "Source Serif 4", "Łódź Grotesk", "ＭＳ 明朝", "a~b*c"),
);
const number = fc.double({ min: 0.1, max: 90, noNaN: true }).map((value) => value.toFixed(3));
const sizes = fc.oneof(
  number.map((value) => `${value}rem`),
  fc.tuple(number, number).map(([a, b]) => `calc(${a}rem + (${b}vw * 2) - var(--x, 1px))`),
  fc.tuple(number, number).map(([a, b]) => `clamp(${a}rem,\t${b}rem   +  2.5vw , 90rem)`),
  fc.tuple(number, number).map(([a, b]) => `min(${a}%, ${b}em)`),
);
const parameters = fc.oneof(
  families.map((value) => ["h1-family", value] as const),
  sizes.map((value) => ["body-size", value] as const),
  sizes.map((value) => ["h2-lh", value] as const),
);

function acceptedQueries(count: number): string[] {
  const queries: string[] = [];
  for (let round = 0; queries.length < count; round += 1) {
    for (const pairs of fc.sample(fc.array(parameters, { minLength: 1, maxLength: 2 }), {
      numRuns: count,
      seed: SEED + round,
    })) {
      const { overrides } = parseOverrideParameters(
        new URLSearchParams(pairs.map((pair) => [...pair])),
      );
      if (overrides !== undefined) queries.push(queryOfTuning(tuningOf(overrides)));
    }
  }
  return queries.slice(0, count);
}

const INJECTED = [
  '"; touch PWNED; echo "',
  "$(touch PWNED)",
  "`touch PWNED`",
  "${IFS}touch${IFS}PWNED",
  "!!",
  "!-1",
  "a!b",
  "\ntouch PWNED\n",
  "\r\ntouch PWNED",
  "; touch PWNED #",
  "| touch PWNED",
  "\\",
  '\\"',
  "%CD%",
  "%PATH%",
  "'; touch PWNED; '",
  "“; touch PWNED; “",
  "\u2028touch PWNED",
  "$HOME",
  "(touch PWNED)",
  "{a,b}",
  "*",
  "~",
  "&& touch PWNED",
  "<(touch PWNED)",
  "> PWNED",
  "\0",
  "\u001b[2J",
  "--registry=evil",
  "-rf",
  "@(a)",
  "#",
  "?",
  "=touch",
  "^PWNED^x",
];

/** Text around what would be executed: a whole address, a part of one, a value. */
function hostileTexts(count: number): string[] {
  const text = fc.tuple(
    fc.string({ unit: "grapheme-ascii", maxLength: 6 }),
    fc.constantFrom(...INJECTED),
    fc.string({ unit: "grapheme-ascii", maxLength: 6 }),
  );
  return fc.sample(text, { numRuns: count, seed: SEED }).map((parts) => parts.join(""));
}

/** What any shell has to run for the nth address: every client by every package manager in turn. */
function installing(url: string, index: number) {
  const packageManager = PACKAGE_MANAGERS[index % PACKAGE_MANAGERS.length]!.value;
  const framework = FRAMEWORKS[index % FRAMEWORKS.length]!.value;
  return installCommand({ packageManager, framework, flavour: "layered" }, url);
}

function expectToArrive(commands: readonly string[], urls: readonly string[]): void {
  for (const { shell, commands: ran, files } of runInShells(commands)) {
    expect({ shell, files, count: ran.length }).toEqual({ shell, files: [], count: urls.length });
    for (const [index, url] of urls.entries()) {
      const words = ran[index]?.filter((word) => word !== "--overwrite").slice(-3);
      expect({ shell, words }).toEqual({ shell, words: ["add", "--yes", url] });
    }
  }
}

it(`commands with ${VALUES} accepted values arrive byte for byte in bash, zsh, fish and dash`, () => {
  const queries = acceptedQueries(VALUES);
  const urls = queries.map((query) => addressIn(BASE_URL, "r/layered/", "minimal", query));
  expectToArrive(urls.map(installing), urls);
  for (const query of queries) {
    // The client encodes what stays as it is, and the server reads the same values.
    const { searchParams } = new URL(`${BASE_URL}?${query}`);
    const { overrides } = parseOverrideParameters(searchParams);
    expect(overrides).toEqual(overridesOf(tuningOf(overrides ?? [])));
    expect(queryOfTuning(tuningOf(overrides ?? []))).toBe(query);
  }
});

it("hostile texts never leave their argument, wherever they get into an address", () => {
  const texts = hostileTexts(Math.ceil(VALUES / 13));
  const places = [
    ...texts.map((text) => `https://type.example/${text}/r/minimal.json`),
    ...texts.map((text) => addressIn(BASE_URL, "r/", text, "")),
    ...texts.map((text) => addressIn(BASE_URL, "r/", "minimal", `h1-size=${text}`)),
    ...texts.map((text) => `./${text}.json`),
  ];
  const written = places.map((place) => shellArgument(place).replace(/^"|"$/g, ""));
  expectToArrive(
    places.map((place) => addCommand(place)),
    written,
  );
});

it("no query is made of what was refused", () => {
  for (const text of hostileTexts(2000)) {
    const { overrides, problems } = parseOverrideParameters(
      new URLSearchParams([["h1-size", text]]),
    );
    expect([text, overrides]).toEqual([text, undefined]);
    expect(problems).not.toEqual([]);
  }
});

it("these shells would run what is not written so", () => {
  const [bash, zsh, fish, dash] = runInShells(['npx a "$(touch PWNED)"', 'npx b "!!"']);
  for (const { files } of [bash!, zsh!, fish!, dash!]) expect(files).toEqual(["PWNED"]);
  for (const { commands } of [bash!, zsh!]) expect(commands.at(-1)?.join()).not.toBe("npx,b,!!");
});
