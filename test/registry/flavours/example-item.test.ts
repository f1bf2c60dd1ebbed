import ts from "typescript";
import { exampleItem } from "../../../registry/flavours/example-item.ts";

it("the example does not add a pairing again", () => {
  expect(exampleItem(false)).not.toHaveProperty("registryDependencies");
});

it("sets elements without classes, and in the typeset flavour inside of the class of a pairing that it is given", () => {
  const contentOf = (isTypeset: boolean) => exampleItem(isTypeset).files[0]!.content;
  expect(contentOf(false)).not.toContain("className");
  expect(contentOf(true)).toContain("<article className={`typeset typeset-${pairing}`}");
});

it.each([false, true])("is valid TSX of at most 4 KB (typeset: %j)", (isTypeset) => {
  const { content } = exampleItem(isTypeset).files[0]!;
  const { diagnostics } = ts.transpileModule(content, {
    reportDiagnostics: true,
    fileName: "example.tsx",
    compilerOptions: { jsx: ts.JsxEmit.React },
  });
  expect(diagnostics).toEqual([]);
  expect(Buffer.byteLength(content)).toBeLessThanOrEqual(4000);
});
