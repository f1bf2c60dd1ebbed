import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flavoured } from "../../registry/flavours/index.ts";
import { type Rules, cssRule } from "../../registry/formats/rules.ts";
import { PROJECT, fixtureFont, fixturePairing } from "../fixtures/read.ts";
import { onPage } from "../shared/browser.ts";

const CHECK = readFileSync(join(PROJECT, "lib/build/site/evaluated/check.js"), "utf8");

/** The rules that a project has after `add`; every family is one of the machine, which needs no file. */
function installed(): string {
  const { css } = flavoured(fixturePairing("bare"), "self-hosted", fixtureFont)!.item;
  const { ":root": _, ...rules } = css["@layer base"] as Rules;
  const serif = "'Liberation Serif', serif";
  const root = { "--pairing-heading": serif, "--pairing-body": serif, "--pairing-mono": serif };
  const layer = Object.entries({ ":root": root, ...rules }).map((rule) => cssRule(...rule));
  return `@layer theme, base, components, utilities;
    @layer base { button, input { font: inherit; } ${layer.join("")} }
    ${cssRule("body", css["body"] as Rules[string])}
    @layer utilities { .text-sm { font-size: 14px; line-height: 20px; } .font-sans { font-family: sans-serif; } }`;
}

const BODY = `<h1>One</h1><h2>Two</h2><p>Text</p><p>More</p><ul><li>Entry</li></ul><button>Button</button>
  <p><code>code</code></p><pre><code>block</code></pre>`;

const checked = (css: string, body = BODY) => {
  const page = `<!doctype html><meta charset="utf-8"><style>${css}</style>${body}`;
  return onPage(`data:text/html,${encodeURIComponent(page)}`, (opened) =>
    opened.evaluate<{ isAsStated: boolean; problems: string[]; notes: string[] }>(CHECK),
  );
};

it("a page that is drawn as stated has no problem", async () => {
  expect(await checked(installed())).toMatchObject({ isAsStated: true, problems: [], notes: [] });
});

it("the pairing's own line height for a language was told to be deleted", async () => {
  const byLanguage = "@layer base { :is(h1, h2):is(:lang(pt), :lang(pl)) { line-height: 1.4; } }";
  const page = `${BODY}<script>document.documentElement.lang = "pt";</script>`;
  expect((await checked(installed() + byLanguage, page)).problems).toEqual([]);
});

it("a page without a pairing is told to add one", async () => {
  const { problems } = await checked("h1 { font-size: 3rem; } pre code { font-size: inherit; }");
  expect(problems).toEqual([expect.stringContaining("No rule of a pairing is on this page")]);
});

it("the shorthand of fonts on the root sets no variable of a role", async () => {
  const { notes } = await checked(`${installed()} html { font: 16px serif; }`);
  expect(notes.filter((note) => note.includes("--pairing-"))).toEqual([]);
});

it.each([
  ["h1 { font-size: 56px; }", "h1: font-size", '"h1" in <style> sets 56px'],
  ["h2 { font: 500 24px var(--x, serif); }", "h2: font-weight", '"h2" in <style> sets 500 24px'],
  [":where(h1) { letter-spacing: 1px; }", "h1: letter-spacing", '":where(h1)" in <style>'],
  ["@layer base { body { line-height: 1; } }", "line-height", '"body" in <style>, layer base'],
  ["@layer base { body, p { line-height: 1; } }", "line-height", '"p" in <style>, layer base'],
  ["@media (width > 0px) { button { font-family: serif; } }", "button", '"button" in <style>'],
  ["@layer late { * { font-family: serif !important; } }", "h1: font-family", "layer late"],
  ["main { & h1 { font-weight: 100; } }", "h1: font-weight", '"main h1" in <style>'],
  [".app { font-family: sans-serif; }", "p, li", '".app" in <style>'],
  [":root { --pairing-heading: 'Missing Face', serif; }", "h1", "Missing Face is missing"],
  ["@layer base { h1 { font-size: 2rem !important; } }", "h1: font-size", "sets 2rem"],
  ["@layer t { h2 { font-weight: 300 !important; } } h2 { font-weight: 500 !important; }", "300"],
  ["h1, h2 { font-size: inherit; }", "h1: font-size", '"h1" in <style> sets inherit'],
  ["html { font-size: 62.5%; }", '"html" in <style> makes every rem 10px'],
  ["@keyframes k { from, to { font-weight: 200 } } h1 { animation: k 1s infinite }", "animation"],
  ["pre code { font-size: 20px; }", "pre code: font-size", "sets 20px"],
  ["pre { font-size: 16px; }", "pre code: font-size", '"pre" in <style> sets 16px'],
  [".app { font-family: sans-serif; }", "p, li", "take that class off <div>"],
])("%s is found", async (rule, ...words) => {
  const { problems } = await checked(
    installed() + rule,
    `<main><div class="app">${BODY}</div></main>`,
  );
  const found = problems.filter((problem) => words.every((word) => problem.includes(word)));
  expect(found).not.toEqual([]);
});

it.each([
  ['<p class="text-sm">Small</p>', "line-height is set by"],
  ['<h2 class="font-sans">Sans</h2>', "font-family is set by"],
  ['<h2 style="font-size: 2.9rem">Large</h2>', "an attribute style"],
  ["<p><strong>Bold</strong></p>", undefined],
  ["<style>:root { --pairing-mono: 'Liberation Mono'; }</style>", "--pairing-mono is set to"],
])("%s is a style of its own, and no problem", async (element, note) => {
  const { problems, notes } = await checked(installed(), BODY + element);
  expect(problems).toEqual([]);
  expect(notes.join("\n")).toContain(note ?? "");
});

it.each([
  ["body { line-height: 1.6; }", "a rule that sets what is stated"],
  ["@container (width > 99999px) { h4 { font-weight: 100; } }", "a condition that does not hold"],
  [
    "h1 { font-size: calc(2.2609rem + 2.1739vw); }",
    "another way to write a size that grows with the window",
  ],
  ["@scope (.nope) { h2 { font-weight: 100; } }", "a scope that is elsewhere"],
  ["h1 { font-size: revert-layer; }", "a keyword that gives it back"],
  [".app { font-family: var(--nowhere); }", "a utility whose variable is nowhere set"],
])("%s is no problem: %s", async (rule) => {
  const { problems } = await checked(installed() + rule, `<div class="app">${BODY}</div>`);
  expect(problems).toEqual([]);
});

describe("where a build has joined the families of headings in one rule", () => {
  const family = "font-family: var(--pairing-heading);";
  const joined = installed()
    .replaceAll(`\n  ${family}`, "")
    .replace("h2 {", `h1, h2, h3, h4, h5, h6 { ${family} } h2 {`);

  it("a page that is drawn as stated has no problem", async () => {
    expect(joined.split(family).length).toBe(2);
    expect((await checked(joined)).problems).toEqual([]);
  });

  it("a rule outside of layers is found, by what the other rule of the pairing states", async () => {
    const { problems } = await checked(`${joined} h1 { font-size: 56px; }`);
    expect(problems).toEqual([
      expect.stringContaining(
        "h1: font-size is stated as clamp(2.75rem, 2.2609rem + 2.1739vw, 4rem) and drawn as 56px",
      ),
    ]);
  });
});
