import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readApp } from "../../../build/project/app.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

function appWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  const own = {
    "components.json": JSON.stringify({ tailwind: { css: "app/globals.css" } }),
    "package.json": JSON.stringify({ dependencies: { next: "16.4.0" } }),
    "app/globals.css": '@import "tailwindcss";\n',
    "app/layout.tsx": "export default () => null;\n",
    ...files,
  };
  for (const [path, text] of Object.entries(own)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

it("reads what the client changes in a Next.js app", () => {
  const { stylesheet, layout, packages, packageManager, client } = readApp(appWith({}));
  expect([stylesheet.path, layout?.path]).toEqual(["app/globals.css", "app/layout.tsx"]);
  expect([...packages]).toEqual(["next"]);
  expect([packageManager, client]).toEqual(["npm", "shadcn"]);
});

it.each([
  ["a lock file", { "pnpm-lock.yaml": "" }, "pnpm"],
  ["package.json", { "package.json": '{"packageManager":"yarn@4.9.0"}', "bun.lock": "" }, "yarn"],
])("takes the package manager from %s", (_, files, packageManager) => {
  expect(readApp(appWith(files)).packageManager).toBe(packageManager);
});

it.each([
  ["no folder of an app", { "components.json": "" }, "components.json is not JSON"],
  ["no stylesheet", { "components.json": "{}" }, "names no stylesheet in tailwind.css"],
  ["Sass", { "components.json": '{"tailwind":{"css":"a.scss"}}' }, "a.scss is not CSS"],
  [
    "one that is not there",
    { "components.json": '{"tailwind":{"css":"a.css"}}' },
    "a.css does not exist",
  ],
  [
    "one of two megabytes",
    { "app/globals.css": " ".repeat(2_000_001) },
    "is larger than 2000000 bytes",
  ],
])("says what is wrong: %s", (_, files, message) => {
  expect(() => readApp(appWith(files))).toThrow(message);
});

it("says that a folder has no components.json", () => {
  const folder = temporaryFolder();
  expect(() => readApp(folder)).toThrow(`${folder}/components.json does not exist.`);
});

it("refuses a stylesheet outside of the repository, by a path and by a symlink", () => {
  const css = "../../outside.css";
  const outside = appWith({ "outside.css": "" });
  const folder = appWith({ "components.json": JSON.stringify({ tailwind: { css } }) });
  expect(() => readApp(folder)).toThrow("outside.css");
  symlinkSync(join(outside, "outside.css"), join(folder, "app/link.css"));
  writeFileSync(join(folder, "components.json"), '{"tailwind":{"css":"app/link.css"}}');
  expect(() => readApp(folder)).toThrow("app/link.css leads out of the repository of the app");
});
