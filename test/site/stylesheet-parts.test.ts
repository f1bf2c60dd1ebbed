import {
  fontLoading,
  nestedRules,
  stylesheetParts,
} from "../../build/site/pairing/install/stylesheet-parts.ts";

const RULES = { h1: { "font-size": "2rem" }, "body, p": { "line-height": "1.5" } };

const COMMENT = `/*
 * Atlas — Alpha + Beta + Gamma
 *
 * In the head of a page: <link rel="stylesheet" href="https://type.example/css/atlas.css">
 */

`;
const IMPORT = '@import url("https://fonts.example/css?family=Alpha");\n';
const FACES = `@font-face {
  font-family: 'Arial for Alpha';
  font-weight: 400;
}

@font-face {
  font-family: 'Arial for Beta';
}

`;
const ROOT = `:root {
  --font-heading: 'Alpha', 'Arial for Alpha', serif;
  --font-beta-2: 'Beta; or: not';
  font-optical-sizing: none;
}
`;
const WRITTEN_RULES = `
h1 {
  font-size: 2rem;
}

body, p {
  line-height: 1.5;
}
`;
const PUBLISHED = `${COMMENT}${IMPORT}\n${FACES}${ROOT}${WRITTEN_RULES}`;

describe("the parts of a published stylesheet", () => {
  it("are its title, the import of its fonts, its faces and what it declares for the root", () => {
    expect(stylesheetParts(PUBLISHED, RULES)).toEqual({
      title: "Atlas — Alpha + Beta + Gamma",
      fontsImport: IMPORT,
      faces: FACES,
      root: {
        "--font-heading": "'Alpha', 'Arial for Alpha', serif",
        "--font-beta-2": "'Beta; or: not'",
        "font-optical-sizing": "none",
      },
    });
  });

  it("have no import where every font is local", () => {
    const local = PUBLISHED.replace(`${IMPORT}\n`, "");
    expect(stylesheetParts(local, RULES)).toEqual({
      ...stylesheetParts(PUBLISHED, RULES),
      fontsImport: "",
    });
  });

  it.each([
    ["something before its comment", `\n${PUBLISHED}`],
    ["no comment", PUBLISHED.replace(COMMENT, "")],
    ["no rule of the root", PUBLISHED.replace(ROOT, "")],
    ["other rules at its end", PUBLISHED.replace("2rem", "3rem")],
    ["no newline before its rules", PUBLISHED.replace("\n\nh1 {", " h1 {")],
    ["something after its rules", `${PUBLISHED}\n`],
    ["its rules at its start instead", `${WRITTEN_RULES}${COMMENT}${IMPORT}\n${FACES}${ROOT}`],
    ["nothing in it", ""],
  ])("are not those of a stylesheet that has %s", (_, file) => {
    expect(() => stylesheetParts(file, RULES)).toThrow(
      new RangeError("The stylesheet is not that of a pairing."),
    );
  });
});

describe("what loads the fonts", () => {
  const parts = stylesheetParts(PUBLISHED, RULES);

  it("is the import of the fonts and the faces", () => {
    expect(fontLoading(parts)).toBe(`${IMPORT}\n${FACES}`);
  });

  it("has other imports between them, since these are valid only before all other rules", () => {
    const other = '@import "other.css";\n';
    expect(fontLoading(parts, other)).toBe(`${IMPORT}${other}\n${FACES}`);
    expect(fontLoading({ ...parts, fontsImport: "" }, other)).toBe(`${other}\n${FACES}`);
  });
});

it("rules inside an at-rule are indented, without spaces in the lines between them", () => {
  expect(nestedRules("@layer components", RULES)).toBe(`@layer components {
  h1 {
    font-size: 2rem;
  }

  body, p {
    line-height: 1.5;
  }
}
`);
});
