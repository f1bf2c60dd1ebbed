import {
  themeClasses,
  themeStylesheet,
} from "../../build/site/pairing/install/theme-stylesheet.ts";

const PARTS = {
  title: "Atlas — Alpha + Beta + Gamma",
  fontsImport: '@import url("https://fonts.example/atlas.css");\n',
  faces: "@font-face {\n  font-family: 'Arial for Alpha';\n}\n\n",
  root: {
    "--font-heading": "'Alpha', serif",
    "--font-body": "'Beta', sans-serif",
    "--font-mono": "'Gamma', monospace",
  },
};

const RULES = {
  h1: {
    "font-family": "var(--font-heading)",
    "font-size": "3rem",
    "line-height": "1.1",
    "letter-spacing": "-0.02em",
    "font-weight": "700",
  },
  h2: { "font-family": "var(--font-heading)", "font-size": "2rem" },
  h3: { "font-family": "var(--font-heading)", "font-size": "1.5rem" },
  "h4, h5, h6": { "font-family": "var(--font-body)", "font-size": "1.25rem" },
  "body, p": { "font-family": "var(--font-body)", "line-height": "1.6" },
  "code, pre": { "font-family": "var(--font-mono)", "font-size": "0.9em" },
  "pre code": { "font-size": "inherit" },
};

/** The rules with another family for running text. */
function withTextFamily(family: string) {
  return { ...RULES, "body, p": { ...RULES["body, p"], "font-family": family } };
}

describe("a pairing as a theme of Tailwind CSS", () => {
  it("names the classes of each element, loads the fonts, and declares what these classes draw", () => {
    expect(themeStylesheet(PARTS, RULES)).toBe(`/*
 * Atlas — Alpha + Beta + Gamma
 * h1: font-heading text-h1
 * h2: font-heading text-h2
 * h3: font-heading text-h3
 * h4, h5, h6: font-body text-h4
 * body, p: font-body text-body
 * code, pre: font-mono text-code
 * Not in the theme: pre code { font-size: inherit; }
 */
@import url("https://fonts.example/atlas.css");
@import "tailwindcss";

@font-face {
  font-family: 'Arial for Alpha';
}

@theme {
  --font-heading: 'Alpha', serif;
  --font-body: 'Beta', sans-serif;
  --font-mono: 'Gamma', monospace;
  --text-h1: 3rem;
  --text-h1--line-height: 1.1;
  --text-h1--letter-spacing: -0.02em;
  --text-h1--font-weight: 700;
  --text-h2: 2rem;
  --text-h3: 1.5rem;
  --text-h4: 1.25rem;
  --text-body: 1rem;
  --text-body--line-height: 1.6;
  --text-code: 0.9em;
}
`);
  });

  it("says which declarations it has no variable for", () => {
    const rules = { ...RULES, h2: { ...RULES.h2, "word-spacing": "2px" } };
    const left = " * Not in the theme: h2 { word-spacing: 2px; }\n";
    expect(themeStylesheet(PARTS, rules)).toContain(left);
  });

  it("switches optical sizing off outside the theme, which has only variables", () => {
    const root = { ...PARTS.root, "font-optical-sizing": "none" };
    expect(themeStylesheet({ ...PARTS, root }, RULES)).toBe(
      `${themeStylesheet(PARTS, RULES)}\n:root {\n  font-optical-sizing: none;\n}\n`,
    );
  });

  it("imports Tailwind alone where every font is local", () => {
    const css = themeStylesheet({ ...PARTS, fontsImport: "" }, RULES);
    expect(css).toContain(' */\n@import "tailwindcss";\n\n@font-face {\n');
    expect(css.match(/@import/g)).toHaveLength(1);
  });

  it.each(["'Delta', serif", "'Delta', var(--font-heading)", "var(--font-heading), serif"])(
    "declares a variable for a family that is not one role's: %s",
    (family) => {
      const rules = { ...RULES, h1: { ...RULES.h1, "font-family": family } };
      const css = themeStylesheet(PARTS, rules);
      expect(css).toContain(" * h1: font-h1 text-h1\n");
      expect(css).toContain(`  --font-h1: ${family};\n  --text-h1: 3rem;\n`);
    },
  );

  it("has no variable for the family of an element that has none of its own", () => {
    const rules = { ...RULES, h1: { "font-size": "3rem" } };
    expect(themeStylesheet(PARTS, rules)).not.toContain("--font-h1");
  });

  it("keeps the font of small headings in that of the body where running text has another family", () => {
    const css = themeStylesheet(PARTS, withTextFamily("'Delta', var(--font-body)"));
    expect(css).toContain(" * h4, h5, h6: font-body text-h4\n * body, p: font-text text-body\n");
    expect(css).toContain("  --font-body: 'Beta', sans-serif;\n");
    expect(css).toContain("  --font-text: 'Delta', var(--font-body);\n  --text-body: 1rem;\n");
    expect(css.match(/--font-body:/g)).toHaveLength(1);
  });
});

describe("the classes of an element", () => {
  it("are the role of its family and its size", () => {
    expect(themeClasses("h4", RULES)).toBe("font-body text-h4");
    expect(themeClasses("code", RULES)).toBe("font-mono text-code");
  });

  it("name its own family where it has that of no role, or none", () => {
    expect(themeClasses("body", withTextFamily("'Delta', serif"))).toBe("font-text text-body");
    expect(themeClasses("h1", { h1: {} })).toBe("font-h1 text-h1");
    expect(themeClasses("h1", {})).toBe("font-h1 text-h1");
  });
});
