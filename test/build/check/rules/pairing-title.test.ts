import { pairingTitle } from "../../../../build/check/rules/pairing-title.ts";
import { REMOVED } from "../../../fixtures/edited.ts";
import { type ItemEdit, foundBy } from "../../../fixtures/found-by.ts";

const BARE = "pairings/bare.json";
const RIGHT = "Bare — Abril Fatface + Lato + JetBrains Mono";
const title = (text: string): ItemEdit => [BARE, ["title"], text];
const found = (text: string, expected: string) => ({
  file: BARE,
  pointer: "/title",
  message: `title is "${text}"; with these fonts, write "${expected}"`,
});

it.each([
  ["Bare — Lato + Abril Fatface + JetBrains Mono", RIGHT],
  ["Bare — Abril Fatface + Lato", RIGHT],
  ["Bare", RIGHT],
  [`${RIGHT} — Two`, RIGHT],
  ["Own — Lato", "Own — Abril Fatface + Lato + JetBrains Mono"],
  ["", " — Abril Fatface + Lato + JetBrains Mono"],
])("the title %j names the fonts otherwise, for which there is one remedy", (text, expected) => {
  expect(foundBy(pairingTitle, [title(text)])).toEqual([
    { ...found(text, expected), correction: { pointer: "/title", value: expected } },
  ]);
});

it("a pairing has any name before the fonts", () => {
  expect(foundBy(pairingTitle, [])).toEqual([]);
  const own = title("Own Name — Abril Fatface + Lato + JetBrains Mono");
  expect(foundBy(pairingTitle, [own])).toEqual([]);
});

it.each(["abril-fatface", "lato", "jetbrains-mono"])(
  "without a valid font %s nothing is compared",
  (name) => {
    expect(
      foundBy(pairingTitle, [title("Bare"), [`fonts/${name}.json`, [], REMOVED]]),
    ).not.toContainEqual(expect.objectContaining({ file: BARE }));
  },
);

it("a role without a font of the registry is not compared", () => {
  const role: ItemEdit = [BARE, ["cssVars", "theme", "--font-mono"], "monospace"];
  expect(foundBy(pairingTitle, [title("Bare"), role])).toEqual([]);
});

it.each(["Abril", "Lato", "JetBrains"])(
  "of a font's wrong title %s, no remedy is known",
  (name) => {
    const file = { Abril: "abril-fatface", Lato: "lato", JetBrains: "jetbrains-mono" }[name] ?? "";
    const wrong: ItemEdit = [`fonts/${file}.json`, ["title"], "Wrong"];
    const expected = {
      Abril: "Bare — Wrong + Lato + JetBrains Mono",
      Lato: "Bare — Abril Fatface + Wrong + JetBrains Mono",
      JetBrains: "Bare — Abril Fatface + Lato + Wrong",
    }[name];
    expect(foundBy(pairingTitle, [wrong]).filter((one) => one.file === BARE)).toEqual([
      found(RIGHT, expected ?? ""),
    ]);
  },
);
