import { fontReferences } from "../../../../build/check/rules/font-references.ts";
import { REMOVED } from "../../../fixtures/edited.ts";
import { type ItemEdit, PLAIN_ALONE, foundBy } from "../../../fixtures/found-by.ts";
import { fixturePairing } from "../../../fixtures/read.ts";

const PLAIN = "pairings/plain.json";
const CODE = "code, pre";

const urls = (...names: string[]): ItemEdit => [
  PLAIN,
  ["registryDependencies"],
  names.map((name) => (name.includes("/") ? name : `{base_url}/r/${name}.json`)),
];
const family = (value: string, key = "h1"): ItemEdit => [PLAIN, ["css", key, "font-family"], value];
const role = (name: string, font: string): ItemEdit => [
  PLAIN,
  ["cssVars", "theme", `--font-${name}`],
  `var(--font-${font})`,
];

const foundIn = (...edits: ItemEdit[]) =>
  foundBy(fontReferences, [...PLAIN_ALONE, ...edits]).map(({ pointer, message }) => [
    pointer,
    message,
  ]);
const EXTENDS =
  '; it ships with typography-registry: write "extends": ["typography-registry/fonts"] in config.json';

it.each<[string, ItemEdit[]]>([
  ["its fonts by their roles", []],
  ["a font by its own variable", [family("var(--font-inter)")]],
  ["a font in a rule alone", [urls("inter", "jetbrains-mono", "lato"), family("var(--font-lato)")]],
  ["families that follow a variable", [family("var(--font-heading), Lato, sans-serif")]],
  ["a family that no font has", [family("Georgia, Lato")]],
  ["no font in a role", [urls("inter"), [PLAIN, ["cssVars", "theme", "--font-mono"], "monospace"]]],
  ["families in another order", [urls("jetbrains-mono", "inter")]],
])("a pairing may refer to %s", (_, edits) => {
  expect(foundIn(...edits)).toEqual([]);
});

it.each<[string, ItemEdit[], string[][]]>([
  [
    "a font that is installed and unknown",
    [urls("inter", "jetbrains-mono", "intr")],
    [
      [
        "/registryDependencies/2",
        'registryDependencies[2] refers to the font "intr", which is not in this registry; did you mean "inter"?',
      ],
    ],
  ],
  [
    "an unknown font in a role",
    [role("heading", "zzzzzzzzz")],
    [
      [
        "/cssVars/theme/--font-heading",
        'cssVars.theme.--font-heading refers to the font "zzzzzzzzz", which is not in this registry',
      ],
    ],
  ],
  [
    "an unknown font in a rule",
    [family("var(--font-latto)", CODE)],
    [
      [
        "/css/code, pre/font-family",
        'css["code, pre"].font-family refers to the font "latto", which is not in this registry; did you mean "lato"?',
      ],
    ],
  ],
  [
    "a font that ships with the package",
    [family("var(--font-roboto)")],
    [
      [
        "/css/h1/font-family",
        `css.h1.font-family refers to the font "roboto", which is not in this registry${EXTENDS}`,
      ],
    ],
  ],
  [
    "a font that ships with the package, whose name a pairing takes",
    [family("var(--font-roboto)"), ["pairings/roboto.json", [], fixturePairing("plain")]],
    [
      [
        "/css/h1/font-family",
        'css.h1.font-family refers to the font "roboto", which is not in this registry; pairings/roboto.json takes its name: rename that pairing',
      ],
    ],
  ],
  [
    "a font that nothing uses",
    [urls("lato", "inter", "jetbrains-mono")],
    [
      [
        "/registryDependencies/0",
        'registryDependencies[0] installs the font "lato", which the pairing does not use; remove it',
      ],
    ],
  ],
  [
    "a font of a role that is not installed",
    [urls("jetbrains-mono"), role("heading", "jetbrains-mono")],
    [
      [
        "/cssVars/theme/--font-body",
        'cssVars.theme.--font-body uses the font "inter", which is not installed; add "{base_url}/r/inter.json" to registryDependencies',
      ],
    ],
  ],
  [
    "a font of a rule that is not installed",
    [family("var(--font-lato)", "body, p")],
    [
      [
        "/css/body, p/font-family",
        'css["body, p"].font-family uses the font "lato", which is not installed; add "{base_url}/r/lato.json" to registryDependencies',
      ],
    ],
  ],
  [
    "an address of another registry",
    [urls("https://example.com/x/inter.json", "jetbrains-mono")],
    [
      [
        "/registryDependencies/0",
        'registryDependencies[0] is https://example.com/x/inter.json, which is not in this registry; write "{base_url}/r/inter.json"',
      ],
    ],
  ],
])("a pairing does not refer to %s", (_, edits, found) => {
  expect(foundIn(...edits)).toEqual(found);
});

it.each(["Lato", "lato, serif", "'Lato', var(--font-body)", '"LATO"', " 'Lato' "])(
  "a family by its name installs nothing: %s",
  (value) => {
    expect(foundIn(family(value, CODE))).toEqual([
      [
        "/css/code, pre/font-family",
        `css["code, pre"].font-family is ${value}, which installs no font; write the variable of a role, such as var(--font-heading), or var(--font-lato)`,
      ],
    ]);
  },
);

it("a font is known by its file, also where its item is invalid", () => {
  const withoutItem: ItemEdit = ["fonts/inter.json", [], REMOVED];
  const fontNames = new Set(["inter", "jetbrains-mono"]);
  expect(foundBy(fontReferences, [...PLAIN_ALONE, withoutItem], { fontNames })).toEqual([]);
  expect(foundIn(withoutItem)).toEqual(
    ["/registryDependencies/0", "/cssVars/theme/--font-heading", "/cssVars/theme/--font-body"].map(
      (pointer, index) => [
        pointer,
        `${["registryDependencies[0]", "cssVars.theme.--font-heading", "cssVars.theme.--font-body"][index] ?? ""} refers to the font "inter", which is not in this registry${EXTENDS}`,
      ],
    ),
  );
});
