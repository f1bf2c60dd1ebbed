import { pageClasses } from "../../../build/project/page-classes.ts";

it.each([
  ["index.html", '<!doctype html>\n<html lang="en"><body class="font-sans dark">'],
  [
    "src/layouts/Layout.astro",
    '---\nconst a = 1 < 2;\n---\n<html lang="en" class="font-sans dark">',
  ],
  ["src/App.vue", '<template>\n<body class="font-sans dark">'],
  ["app/root.tsx", 'export default () =>\n<html className="font-sans dark" />'],
  ["app/layout.tsx", "export default () =>\n<html className={cn(`font-sans ${dark}`, 'dark')} />"],
])("the classes of the page are read in %s", (path, text) => {
  const [found] = pageClasses({ path, text: text.trimStart() });
  expect(found?.names).toEqual(["font-sans", "dark"]);
  expect(found?.line).toBe(path.endsWith(".astro") ? 4 : 2);
});

it("elements inside the page have classes of their own", () => {
  expect(pageClasses({ path: "a.html", text: '<main class="font-sans">' })).toEqual([]);
});
