import {
  FLAVOUR_CHOICES,
  installCommand,
  installedFlavour,
  addressIn,
  fontCommand,
  notesFor,
  pairingCommand,
} from "../../build/site/shared/install-choices.ts";
import { FLAVOURS } from "../../registry/flavours/index.ts";
import { changedFiles } from "../../build/site/pairing/install/changed-files.tsx";

const choice = { packageManager: "npm", framework: "next", flavour: "layered" } as const;
const url = addressIn("https://example.com", "r/layered/", "minimal", "");

it.each([
  ["npm", "next", "npx shadcn add --yes"],
  ["pnpm", "vite", "pnpm dlx shadcn@latest add --yes"],
  ["yarn", "next", "yarn dlx shadcn@latest add --yes"],
  ["bun", "vite", "bunx --bun shadcn@latest add --yes"],
  ["npm", "vue", "npx shadcn-vue@latest add --yes"],
  ["pnpm", "vue", "pnpm dlx shadcn-vue@latest add --yes"],
  ["yarn", "vue", "yarn dlx shadcn-vue@latest add --yes"],
  ["bun", "svelte", "bunx --bun shadcn-svelte@latest add --yes --overwrite"],
] as const)("%s in %s installs by %s", (packageManager, framework, command) => {
  expect(installCommand({ ...choice, packageManager, framework }, url)).toBe(
    `${command} https://example.com/r/layered/minimal.json`,
  );
});

it("an item with a query is quoted, since & ends a command in a shell", () => {
  const tuned = addressIn("https://example.com", "r/", "minimal", "h1-size=3rem&body-lh=1.8");
  expect(installCommand(choice, tuned)).toBe(
    'npx shadcn add --yes "https://example.com/r/minimal.json?h1-size=3rem&body-lh=1.8"',
  );
});

describe("the command of a page", () => {
  const baseUrl = "https://example.com";
  const next = { choice, baseUrl, itemBase: baseUrl };
  const svelte = { ...next, choice: { ...choice, framework: "svelte" } } as const;

  it.each([
    ["a pairing", pairingCommand(next, "minimal"), "/r/layered/minimal.json"],
    ["a pairing in Svelte", pairingCommand(svelte, "minimal"), "/r/self-hosted/minimal.json"],
    ["a font", fontCommand(next, "lora"), "/r/lora.json"],
    ["a font in Svelte", fontCommand(svelte, "lora"), "/r/layered/lora.json"],
  ])("names %s in the form that the framework installs", (_, command, path) => {
    expect(command.endsWith(` ${baseUrl}${path}`)).toBe(true);
  });

  it("names a file of the reader's where the host computes no overrides", () => {
    const onStaticHost = { ...next, isStatic: true };
    expect(pairingCommand(onStaticHost, "minimal", "h1-size=3rem")).toMatch(/ \.\/minimal\.json$/);
    expect(pairingCommand(onStaticHost, "minimal")).toMatch(/\/r\/layered\/minimal\.json$/);
  });

  it("names the address for Svelte, whose client knows no namespaces", () => {
    expect(pairingCommand({ ...next, itemBase: "@type" }, "minimal")).toMatch(/ "@type\/minimal"$/);
    expect(pairingCommand({ ...svelte, itemBase: "@type" }, "minimal")).toContain(` ${baseUrl}/`);
  });
});

it("every flavour that can be installed can be chosen", () => {
  expect(FLAVOUR_CHOICES.map(({ value }) => value).sort()).toEqual([...FLAVOURS, "plain"].sort());
});

it.each([
  ["next", "layered", "npm", "app/globals.css app/layout.tsx package.json package-lock.json"],
  ["next", "self-hosted", "npm", "app/globals.css package.json package-lock.json"],
  ["vite", "plain", "pnpm", "src/index.css package.json pnpm-lock.yaml"],
  ["vue", "layered", "yarn", "src/style.css package.json yarn.lock"],
] as const)(
  "%s by %s with %s: the files that an installation changes",
  (framework, flavour, packageManager, files) => {
    const changed = changedFiles({ framework, flavour, packageManager });
    expect(changed.map(({ path }) => path).join(" ")).toBe(files);
  },
);

it.each([
  ["next", "plain"],
  ["vite", "plain"],
  ["vue", "self-hosted"],
  ["svelte", "self-hosted"],
] as const)("%s, where plain is chosen, installs %s", (framework, flavour) => {
  expect(installedFlavour({ ...choice, framework, flavour: "plain" }).value).toBe(flavour);
});

it.each([
  ["next", "layered", ["Add this before components", "next/font preloads a face"]],
  ["next", "plain", ["Add this before components", "next/font preloads every subset"]],
  ["next", "typeset", ["next/font preloads a face"]],
  ["vite", "self-hosted", ["Add this before components", "The same in Astro"]],
  ["vue", "layered", ["shadcn-vue, in Nuxt too"]],
] as const)("the notes of %s by %s are those that are true of it", (framework, flavour, starts) => {
  const notes = notesFor({ ...choice, framework, flavour });
  expect(notes).toEqual(
    ["The flags answer", ...starts].map((start) => expect.stringContaining(start) as string),
  );
});
