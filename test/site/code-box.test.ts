import { renderToString } from "preact-render-to-string";
import { CodeBox } from "../../build/site/shared/code-box.tsx";

const codeOf = (command: string, isListing = false) =>
  /<code>(.*)<\/code>/s.exec(
    renderToString(CodeBox({ label: "Command", isListing, children: command })),
  )?.[1];

it("divides a command after a slash or between parameters, not within https:// or a name", () => {
  expect(codeOf("npx add https://type.example/r/rice-cracker.json?h1-size=3rem")).toBe(
    "npx add https://type.example/<wbr/>r/<wbr/>" +
      '<span class="whole">rice-cracker.json?</span><wbr/><span class="whole">h1-size=3rem</span>',
  );
});

it("keeps the text of a command as it is copied", () => {
  const command = "git checkout -- app/globals.css\nnpm install";
  expect(codeOf(command)?.replaceAll(/<[^>]*>/g, "")).toBe(command);
});

it("leaves a listing as it is", () => {
  expect(codeOf("a/b-c", true)).toBe("a/b-c");
});
