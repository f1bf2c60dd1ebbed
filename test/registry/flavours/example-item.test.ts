import ts from "typescript";
import { exampleItem } from "../../../registry/flavours/example-item.ts";
import { loadCatalog } from "../../../registry/model/catalog.ts";
import { ownRegistryDir } from "../../../registry/model/package-root.ts";
import { fixtureFont, fixturePairing } from "../../fixtures/read.ts";

const plain = fixturePairing("plain");

it("the example of a pairing has its name, and does not add the pairing again", () => {
  const example = exampleItem(plain, false, fixtureFont);
  expect(example.name).toBe("plain-example");
  expect(example).not.toHaveProperty("registryDependencies");
});

it("sets elements without classes, and in the typeset flavour inside of its class", () => {
  const contentOf = (isTypeset: boolean) =>
    exampleItem(plain, isTypeset, fixtureFont).files[0]!.content;
  expect(contentOf(false)).not.toContain("className");
  expect(contentOf(true)).toContain('<article className="typeset typeset-plain"');
});

it("that of every pairing is valid TSX of at most 4 KB", () => {
  const { pairings, fonts } = loadCatalog(ownRegistryDir);
  const odd = { ...plain, title: "A <b> & {c} — Inter + Inter + JetBrains Mono" };
  const broken = [odd, ...pairings.values()].flatMap((pairing) => {
    const { name, files } = exampleItem(pairing, false, (font) => fonts.get(font));
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
