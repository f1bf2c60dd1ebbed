import {
  FLAVOUR_CHOICES,
  FRAMEWORKS,
  INSTALL_NOTES,
  PACKAGE_MANAGERS,
  installCommand,
  installedFlavour,
  itemUrl,
} from "../../build/site/shared/install-choices.ts";
import { INSTALL_FLAVOURS } from "../../build/site/shared/installed-items.ts";
import { UNINSTALL } from "../../build/site/pairing/install/undo-steps.ts";

const choice = { packageManager: "npm", framework: "next", flavour: "layered" } as const;
const url = itemUrl("https://example.com", "r/layered/", "minimal", "");

it.each([
  ["npm", "next", "npx shadcn add"],
  ["pnpm", "vite", "pnpm dlx shadcn@latest add"],
  ["yarn", "next", "yarn dlx shadcn@latest add"],
  ["bun", "vite", "bunx --bun shadcn@latest add"],
  ["npm", "vue", "npx shadcn-vue@latest add"],
  ["pnpm", "vue", "pnpm dlx shadcn-vue@latest add"],
  ["yarn", "vue", "yarn dlx shadcn-vue@latest add"],
  ["bun", "svelte", "bunx --bun shadcn-svelte@latest add"],
] as const)("%s in %s installs by %s", (packageManager, framework, command) => {
  expect(installCommand({ ...choice, packageManager, framework }, url)).toBe(
    `${command} https://example.com/r/layered/minimal.json`,
  );
});

it("an item with a query is quoted, since & ends a command in a shell", () => {
  const tuned = itemUrl("https://example.com", "r/", "minimal", "h1-size=3rem&body-lh=1.8");
  expect(installCommand(choice, tuned)).toBe(
    'npx shadcn add "https://example.com/r/minimal.json?h1-size=3rem&body-lh=1.8"',
  );
});

it("every package manager also undoes, and every flavour that can be installed can be chosen", () => {
  expect(Object.keys(UNINSTALL)).toEqual(PACKAGE_MANAGERS.map(({ value }) => value));
  expect(FLAVOUR_CHOICES.map(({ value }) => value)).toEqual(INSTALL_FLAVOURS);
});

it.each([
  ["next", "plain"],
  ["vite", "plain"],
  ["vue", "self-hosted"],
  ["svelte", "self-hosted"],
] as const)("%s, where plain is chosen, installs %s", (framework, flavour) => {
  expect(installedFlavour({ ...choice, framework, flavour: "plain" }).value).toBe(flavour);
});

describe("the notes", () => {
  it.each(FRAMEWORKS)("say of $label how it differs", ({ value, client, difference }) => {
    expect(INSTALL_NOTES.some(({ framework }) => framework?.join() === value)).toBe(true);
    expect(difference !== undefined).toBe(client !== "shadcn");
  });

  it.each([
    ["next/font preloads", [["next"], ["layered", "typeset"]], [["next"], ["plain"]]],
    [
      "Install a pairing before",
      [
        ["next", "vite"],
        ["layered", "self-hosted", "plain"],
      ],
    ],
  ])(
    "beginning with “%s” are for the projects and flavours that it is true of",
    (start, ...places) => {
      const notes = INSTALL_NOTES.filter(({ note }) => note.startsWith(start));
      expect(notes.map(({ framework, flavour }) => [framework, flavour])).toEqual(places);
    },
  );
});
