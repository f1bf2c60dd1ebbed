import { githubFiles } from "../../../build/publish/github-registry.ts";
import type { RegistryIndex } from "../../../schemas/index.ts";

const index: RegistryIndex = {
  $schema: "https://ui.shadcn.com/schema/registry.json",
  ...{ name: "acme-type", homepage: "https://type.example", items: [] },
};
const items = [
  { name: "plain", registryDependencies: ["https://type.example/r/layered/inter--latin.json"] },
  { name: "inter--latin" },
];
const parsed = (files: ReturnType<typeof githubFiles>) =>
  new Map(files.map(({ paths, body }) => [paths.join(), JSON.parse(body) as object]));

it("a small registry is one file, whose items refer to each other in the same ref", () => {
  const files = parsed(githubFiles(index, "acme/type#v3", items));
  expect([...files]).toEqual([
    [
      "registry.json",
      {
        ...index,
        items: [
          { name: "plain", registryDependencies: ["acme/type/inter--latin#v3"] },
          { name: "inter--latin" },
        ],
      },
    ],
  ]);
});

it("without a ref items refer to the default branch, in a namespace too", () => {
  const named = [{ name: "plain", registryDependencies: ["@acme/inter--latin"] }];
  const files = parsed(githubFiles(index, "acme/type", named));
  expect(files.get("registry.json")).toMatchObject({
    items: [{ registryDependencies: ["acme/type/inter--latin"] }],
  });
});

it("a large registry is in several files of less than 4 MB, which the first one includes", () => {
  const text = "x".repeat(1_500_000);
  const many = Array.from({ length: 5 }, (_, at) => ({ name: `a${at}`, text }));
  const all = githubFiles(index, "acme/type", many);
  expect(all.filter(({ body }) => body.length > 4_000_100)).toEqual([]);
  const files = parsed(all);
  expect(files.get("registry.json")).toEqual({
    ...index,
    include: [1, 2, 3].map((part) => `./registry-${part}/registry.json`),
  });
  const included = [1, 2, 3].flatMap(
    (part) => (files.get(`registry-${part}/registry.json`) as { items: { name: string }[] }).items,
  );
  expect(included.map(({ name }) => name)).toEqual(many.map(({ name }) => name));
});
