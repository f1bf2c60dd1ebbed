import ts from "typescript";
import { FLAVOURS } from "../../../registry/flavours/index.ts";
import { exampleItem } from "../../../registry/flavours/example-item.ts";
import { loadCatalog } from "../../../registry/model/catalog.ts";
import { ownRegistryDir } from "../../../registry/model/package-root.ts";
import { fixtureFont, fixturePairing } from "../../fixtures/read.ts";

const plain = {
  ...fixturePairing("plain"),
  registryDependencies: ["https://example.com/r/inter.json"],
};

it.each([undefined, ...FLAVOURS])(
  "the example in the flavour %s adds the pairing of that flavour",
  (flavour) => {
    const { name, registryDependencies } = exampleItem(plain, flavour, fixtureFont);
    expect(name).toBe("plain-example");
    const folder = flavour === undefined ? "" : `${flavour}/`;
    expect(registryDependencies).toEqual([`https://example.com/r/${folder}plain.json`]);
  },
);

it("sets elements without classes, and in the typeset flavour inside of its class", () => {
  const contentOf = (flavour: "layered" | "typeset") =>
    exampleItem(plain, flavour, fixtureFont).files[0]!.content;
  expect(contentOf("layered")).not.toContain("className");
  expect(contentOf("typeset")).toContain('<article className="typeset typeset-plain"');
});

it("that of every pairing is valid TSX of at most 4 KB", () => {
  const { pairings, fonts } = loadCatalog(ownRegistryDir);
  const odd = { ...plain, title: "A <b> & {c} — Inter + Inter + JetBrains Mono" };
  const broken = [odd, ...pairings.values()].flatMap((pairing) => {
    const { name, files } = exampleItem(pairing, "layered", (font) => fonts.get(font));
    const [file] = files;
    const { diagnostics } = ts.transpileModule(file!.content, {
      reportDiagnostics: true,
      fileName: "example.tsx",
      compilerOptions: { jsx: ts.JsxEmit.React },
    });
    const isSmall = Buffer.byteLength(file!.content) <= 4000;
    return isSmall && diagnostics?.length === 0 ? [] : [name];
  });
  expect(broken).toEqual([]);
});
