import { negotiatedTarget } from "../../../server/respond/pasted-page.ts";

const PAGE = "/pairings/plain/";
const meant = (accept: string | undefined, query = "") =>
  negotiatedTarget(PAGE, { method: "GET", target: PAGE + query, headers: { accept } });

it.each([
  ["text/markdown", "/pairings/plain.md"],
  ["text/markdown;charset=utf-8", "/pairings/plain.md"],
  ["text/markdown; variant=GFM, text/html;q=0.9", "/pairings/plain.md"],
  ["application/json; charset=utf-8", "/r/layered/plain.json"],
  ["application/vnd.shadcn.v1+json, application/json;q=0.9", "/r/layered/plain.json"],
])("a client that accepts %s gets %s", (accept, target) => {
  expect(meant(accept)).toBe(target);
});

it.each([
  ["text/html,*/*;q=0.8"],
  ["text/html, text/markdown;q=0.9"],
  ["*/*"],
  ["text/*"],
  ["image/png"],
  [";;;,q="],
  [undefined],
])("a client that accepts %s gets the page", (accept) => {
  expect(meant(accept)).toBeUndefined();
});

it("with parameters a program that reads Markdown gets the DESIGN.md, which states them", () => {
  expect(meant("text/markdown", "?h1-size=3rem")).toBe("/design/plain.md?h1-size=3rem");
  expect(meant("text/markdown", "?version=v1")).toBe("/design/plain.md?version=v1");
});
