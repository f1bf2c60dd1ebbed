import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "css-tree";
import { stylesheetParts } from "../../build/site/pairing/install/stylesheet-parts.ts";
import { themeStylesheet } from "../../build/site/pairing/install/theme-stylesheet.ts";
import { tunable } from "../../build/site/shared/tuning/tuned-files.ts";
import { typesetStylesheet } from "../../build/site/pairing/install/typeset-stylesheet.ts";
import { parseOverrideParameters } from "../../registry/overrides/override-parameters.ts";
import { brandRegistry } from "../fixtures/brand-registry.ts";
import { fixtureDist } from "../fixtures/dist.ts";

const PARTS = {
  title: "Atlas — Alpha + Beta + Gamma",
  fontsImport: '@import url("https://fonts.example/atlas.css");\n',
  faces: "@font-face {\n  font-family: 'Arial for Alpha';\n}\n\n",
  root: {
    "--font-heading": "'Alpha', serif",
    "--font-body": "'Beta', sans-serif",
    "font-optical-sizing": "none",
  },
};

/** As published in the typeset flavour, with fewer rules. */
const ITEM = JSON.stringify({
  name: "pairing-atlas",
  type: "registry:style",
  css: {
    "@layer components": {
      ".typeset-atlas, .typeset.typeset-atlas": {
        "--font-heading": "'Alpha Variable', serif",
        "--font-body": "'Beta Variable', sans-serif",
        "--typeset-font-body": "var(--font-body)",
        "--typeset-leading": "1.6",
      },
      ".typeset-atlas h1:not(:where(.not-typeset, .not-typeset *))": { "font-size": "3em" },
    },
  },
});

const UNTUNED = `/* Atlas — Alpha + Beta + Gamma: <article class="typeset typeset-atlas"> */
@import url("https://fonts.example/atlas.css");

@font-face {
  font-family: 'Arial for Alpha';
}

@layer components {
  .typeset-atlas, .typeset.typeset-atlas {
    --font-heading: 'Alpha', serif;
    --font-body: 'Beta', sans-serif;
    --typeset-font-body: var(--font-body);
    --typeset-leading: 1.6;
    font-optical-sizing: none;
  }

  .typeset-atlas h1:not(:where(.not-typeset, .not-typeset *)) {
    font-size: 3em;
  }
}
`;

function tunedBy(query: string): string {
  const { overrides = [] } = parseOverrideParameters(new URLSearchParams(query));
  return typesetStylesheet(PARTS, ITEM, overrides);
}

describe("the class of the typeset flavour as a stylesheet", () => {
  it("has the rules of the item, with the provider's families in place of the installed ones", () => {
    expect(typesetStylesheet(PARTS, ITEM, [])).toBe(UNTUNED);
  });

  it.each([
    ["h1-size=4rem", "font-size: 3em", "font-size: 4rem"],
    ["body-lh=1.8", "--typeset-leading: 1.6", "--typeset-leading: 1.8"],
    [
      "h1-family=Georgia, serif",
      "    font-size: 3em;\n",
      "    font-size: 3em;\n    font-family: Georgia, serif;\n",
    ],
    [
      "body-lh=1.8&body-family=Georgia, serif",
      "var(--font-body);\n    --typeset-leading: 1.6",
      "Georgia, serif;\n    --typeset-leading: 1.8",
    ],
  ])("tuned by %s, differs in that alone", (query, before, after) => {
    expect(UNTUNED).toContain(before);
    expect(tunedBy(query)).toBe(UNTUNED.replace(before, after));
  });

  it("has no family for running text where the published stylesheet has none", () => {
    const { "--font-body": _, ...root } = PARTS.root;
    expect(typesetStylesheet({ ...PARTS, root }, ITEM, [])).toBe(
      UNTUNED.replace("'Beta', sans-serif", "'Beta Variable', sans-serif"),
    );
  });
});

describe("a pairing with local fonts, which could not be exported where it had no other fonts", () => {
  let dist: string;
  const read = (path: string) => readFileSync(join(dist, path), "utf8");

  beforeAll(async () => {
    dist = fixtureDist({ registryDir: await brandRegistry() });
  });

  /** Of the rules and at-rules of a stylesheet that is valid, each kind once. */
  function kindsIn(css: string): string[] {
    const sheet = parse(css, {
      onParseError: (error) => {
        throw error;
      },
    });
    const nodes = sheet.type === "StyleSheet" ? sheet.children.toArray() : [];
    const kinds = nodes.flatMap((node) => {
      if (node.type === "Comment") return [];
      return node.type === "Atrule" ? `@${node.name}` : node.type;
    });
    return [...new Set(kinds)];
  }

  it.each([
    ["brand", [], ["Acme Sans", "Acme Text", "Acme Mono"]],
    ["mixed", ["@import"], ["Acme Sans"]],
    ["serif", ["@import"], []],
  ])(
    "%s imports the provider's fonts, and declares the faces of the local ones",
    (name, imports, local) => {
      const item = tunable(read(`r/layered/${name}.json`));
      const parts = stylesheetParts(read(`css/${name}.css`), item.rules);
      const typeset = typesetStylesheet(parts, read(`r/typeset/${name}.json`), []);
      const theme = themeStylesheet(parts, item.rules);
      expect(kindsIn(typeset)).toEqual([...imports, "@font-face", "@layer"]);
      expect(kindsIn(theme).slice(0, 3)).toEqual(["@import", "@font-face", "@theme"]);
      for (const css of [typeset, theme]) {
        const loaded = css.matchAll(/font-family: '([^']+)';\n(?: {2}.*\n)*? {2}src: url/g);
        expect([...new Set([...loaded].map(([, family]) => family))]).toEqual(local);
      }
    },
  );
});
