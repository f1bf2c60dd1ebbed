import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fetchItems } from "../../../build/project/fetch-items.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

function folderWith(files: Readonly<Record<string, unknown>>): string {
  const folder = temporaryFolder();
  for (const [name, value] of Object.entries(files))
    writeFileSync(join(folder, name), typeof value === "string" ? value : JSON.stringify(value));
  return folder;
}

it("gives an item and those that it depends on, each once", async () => {
  const folder = folderWith({
    "a.json": { registryDependencies: ["b.json", "b.json"], dependencies: ["one"] },
    "b.json": { registryDependencies: ["a.json"], dependencies: ["two"] },
  });
  const items = await fetchItems(folder, "a.json");
  expect(items.flatMap(({ dependencies }) => dependencies)).toEqual(["one", "two"]);
});

it.each([
  ["a file that is missing", {}, "a.json cannot be read"],
  ["no JSON", { "a.json": "<html>" }, "a.json is not JSON"],
  ["a list", { "a.json": "null" }, "a.json is not a registry item"],
  ["dependencies that are no list", { "a.json": { dependencies: 1 } }, "is not a registry item"],
  ["CSS that is text", { "a.json": { css: "h1 {}" } }, "is not a registry item"],
  ["a million characters", { "a.json": `"${"x".repeat(1e6)}"` }, "more than 1000000 characters"],
  ["a registry that is unknown", { "components.json": "{}" }, "has no registry @acme", "@acme/a"],
])("says what is wrong: %s", async (_, files, message, address = "a.json") => {
  await expect(fetchItems(folderWith(files), address)).rejects.toThrow(message);
});
