import { join } from "node:path";
import { fixRegistry } from "../../../../build/check/fix/fix-registry.ts";
import { validateRegistry } from "../../../../build/check/validate.ts";
import { prepareBuild } from "../../../../build/publish/build.ts";
import { readInputs } from "../../../../build/publish/plan.ts";
import { temporaryFolder, temporaryRegistry } from "../../../fixtures/temporary.ts";

const PLAIN = "pairings/plain.json";

const withObsoleteParts = () =>
  temporaryRegistry(
    [PLAIN, ["meta", "replacedBy"], "serif"],
    ["fonts/lato.json", ["meta", "replacedBy"], "inter"],
    ["releases/v1/r/plain.json", '{ "dependencies": ["replacedBy"] }'],
    ["config.json", '{ "rules": { "replaced-by": "off" } }'],
  );

it("a registry that was made for the last version is valid, with a warning for what it used", () => {
  const registry = withObsoleteParts();
  const { isValid, problems } = validateRegistry(registry);
  expect(isValid).toBe(true);
  const found = problems.map(({ file, severity, rule, message }) => {
    expect([severity, rule]).toEqual(["warning", "obsolete"]);
    return `${file.slice(registry.length + 1)}: ${message}`;
  });
  const remedy = "has no effect any more: list names that leave in a changelog; remove it";
  expect(found).toEqual([
    expect.stringMatching(/^config\.json: rules\.replaced-by has no/),
    `fonts/lato.json: meta.replacedBy ${remedy}`,
    `${PLAIN}: meta.replacedBy ${remedy}`,
    expect.stringMatching(/^releases: This folder is not published any/),
  ]);
});

it("what is obsolete is published nowhere", () => {
  const inputs = readInputs({
    registryDir: withObsoleteParts(),
    outDir: join(temporaryFolder(), "dist"),
    baseUrl: "https://type.example",
  });
  const files = [...(prepareBuild(inputs).published?.files ?? [])];
  expect(files.flatMap(({ paths }) => paths)).toContain("r/plain.json");
  expect(files.filter(({ body }) => /replacedBy|replaced by/i.test(String(body)))).toEqual([]);
});

it("--fix removes what is obsolete in an item", () => {
  const { problems } = fixRegistry(withObsoleteParts()).validation;
  expect(problems.map(({ pointer }) => pointer)).toEqual(["/rules/replaced-by", ""]);
});

it("an item with an error has its warning, too", () => {
  const registry = temporaryRegistry(
    [PLAIN, ["meta", "replacedBy"], 1],
    [PLAIN, ["css", "h1", "font-weight"], "9"],
  );
  const { isValid, problems } = validateRegistry(registry);
  expect(isValid).toBe(false);
  expect(problems.map(({ severity }) => severity).sort()).toEqual(["error", "warning"]);
});
