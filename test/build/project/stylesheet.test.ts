import { AppError } from "../../../build/project/app.ts";
import { cleanedStylesheet } from "../../../build/project/stylesheet.ts";
import { tracesOf } from "../../../build/project/traces.ts";

const ITEM = {
  cssVars: { theme: { "--font-heading": "'Acme', serif" } },
  css: {
    '@import "@fontsource/acme"': {},
    "/* Arial for Acme 400 */ @font-face": {
      "font-family": "'Arial for Acme'",
      "size-adjust": "98%",
    },
    "@layer base": { "h1, h2": { "font-family": "var(--font-heading)", "font-size": "3rem" } },
  },
};
const WRITTEN = `@import "tailwindcss";
@import "@fontsource/acme";

@theme inline {
  --color-ink: black;
  --font-heading: 'Acme', serif;
}
  /* Arial for Acme 400 */ @font-face {
    font-family: 'Arial for Acme';
    size-adjust: 98%;
}

@layer base {
  h1, h2 {
    font-family: var(--font-heading);
    font-size: 3rem;
  }
}
`;
const clean = (text: string, keep?: object, before?: string) =>
  cleanedStylesheet(
    { path: "src/index.css", text },
    { removed: tracesOf([ITEM]), keep: keep && tracesOf([keep]) },
    before,
  );
const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

it("takes out imports, variables, fallback faces and rules, and nothing else", () => {
  const { text, kept } = clean(WRITTEN);
  expect(linesOf(text)).toEqual([
    '@import "tailwindcss";',
    "@theme inline {",
    "--color-ink: black;",
    "}",
  ]);
  expect(kept).toEqual([]);
});

it("knows them however a formatter has written them", () => {
  const formatted = WRITTEN.replaceAll("'", '"')
    .replace("h1, h2 {", "h1,\n  h2 {")
    .replace('"Acme", serif', '\n    "Acme",\n    serif');
  expect(linesOf(clean(formatted).text)).toEqual(linesOf(clean(WRITTEN).text));
  expect(clean(WRITTEN.replaceAll("\n", "\r\n")).text).not.toContain("Acme");
});

it("takes out duplicates, which every further installation writes", () => {
  expect(clean(`${WRITTEN}${WRITTEN}`).text).not.toContain("Acme");
});

it("keeps an edited value, and names its line", () => {
  const { text, kept } = clean(WRITTEN.replace("3rem", "4rem"));
  expect(text).toContain("font-size: 4rem");
  expect(text).not.toContain("font-family: var(--font-heading)");
  expect(kept).toEqual(["src/index.css:16 h1, h2 { font-size: 4rem } was edited since"]);
});

it.each([
  ["a face that was edited", WRITTEN.replace("98%", "97%"), "size-adjust: 97%"],
  [
    "a rule of the app's own in the same layer",
    WRITTEN.replace("@layer base {", "@layer base {\n  a { color: red; }"),
    "a { color: red; }",
  ],
  ["a rule outside the layer", `${WRITTEN}h1 { font-size: 3rem; }\n`, "h1 { font-size: 3rem; }"],
])("keeps %s", (_, text, own) => {
  expect(clean(text).text).toContain(own);
});

it("keeps what another installed item has, too", () => {
  const { text } = clean(WRITTEN, {
    css: { '@import "@fontsource/acme"': {} },
    cssVars: ITEM.cssVars,
  });
  expect(text).toContain('@import "@fontsource/acme"');
  expect(text).toContain("--font-heading: 'Acme', serif");
  expect(text).not.toContain("@layer base");
});

it("names a face that was edited", () => {
  const { kept } = clean(WRITTEN.replace("98%", "97%"));
  expect(kept).toEqual(["src/index.css:8 /* Arial for Acme 400 */ @font-face was edited since"]);
});

it("takes out a face whose key another item has with other values, and the duplicate of one that it has", () => {
  const key = "/* Arial for Acme 400 */ @font-face";
  const others = { [key]: { "font-family": "'Arial for Acme'", "size-adjust": "90%" } };
  const second = WRITTEN.slice(WRITTEN.indexOf("  /* Arial"), WRITTEN.indexOf("@layer"));
  const text = `${WRITTEN}${second.replace("98%", "90%")}${second.replace("98%", "90%")}`;
  const faces = clean(text, { css: others }).text.match(/size-adjust: .*/g);
  expect(faces).toEqual(["size-adjust: 90%;"]);
});

it("puts back the value that the installation replaced", () => {
  const before = '@import "tailwindcss";\n@theme inline { --font-heading: var(--font-sans); }\n';
  expect(clean(WRITTEN, undefined, before).text).toContain("--font-heading: var(--font-sans)");
});

it("says where a stylesheet is not CSS", () => {
  expect(() => clean("a {\n  color: red;\n")).toThrow(AppError);
  expect(() => clean("a {\n  color: red;\n")).toThrow(
    "src/index.css:1:1 is not CSS: Unclosed block.",
  );
});
