import {
  FLAVOUR_CHOICES,
  FRAMEWORKS,
  INSTALL_NOTES,
  PACKAGE_MANAGERS,
  installCommand,
  installedFlavour,
  itemUrl,
} from "../../build/site/panel/install-choices.ts";
import { INSTALL_FLAVOURS } from "../../build/site/installed-items.ts";
import { UNINSTALL } from "../../build/site/undo-steps.ts";

const choice = { packageManager: "npm", framework: "next", flavour: "layered" } as const;
const url = itemUrl("https://example.com", "r/layered/", "minimal", "");

describe("the command of each package manager", () => {
  it.each([
    ["npm", "npx shadcn add", "npx shadcn-vue@latest add"],
    ["pnpm", "pnpm dlx shadcn@latest add", "pnpm dlx shadcn-vue@latest add"],
    ["yarn", "yarn dlx shadcn@latest add", "yarn dlx shadcn-vue@latest add"],
    ["bun", "bunx --bun shadcn@latest add", "bunx --bun shadcn-vue@latest add"],
  ] as const)("%s", (packageManager, react, vue) => {
    expect(installCommand({ ...choice, packageManager }, url)).toBe(
      `${react} https://example.com/r/layered/minimal.json`,
    );
    expect(installCommand({ ...choice, packageManager, framework: "vue" }, url)).toBe(
      `${vue} https://example.com/r/layered/minimal.json`,
    );
  });

  it("also undoes", () => {
    expect(Object.keys(UNINSTALL)).toEqual(PACKAGE_MANAGERS.map(({ value }) => value));
  });
});

describe("the frameworks", () => {
  it("are shown by their names, each with the client, the recorded project and the stylesheet of a new one", () => {
    const rows = FRAMEWORKS.map(({ label, client, project, stylesheet }) =>
      [label, client, project, stylesheet].join(" "),
    );
    expect(rows).toEqual([
      "Next.js shadcn next app/globals.css",
      "Vite shadcn vite src/index.css",
      "Vue shadcn-vue vite src/style.css",
      "Svelte shadcn-svelte vite src/routes/layout.css",
    ]);
  });

  it("say how a client differs from the recorded one, which is shadcn", () => {
    for (const { client, difference } of FRAMEWORKS)
      if (client === "shadcn") expect(difference).toBeUndefined();
      else expect(difference).toMatch(new RegExp(`^${client} writes the same .*\\.$`));
  });
});

describe("the flavours", () => {
  it("are all that can be installed, the recommended one first", () => {
    expect(FLAVOUR_CHOICES.map(({ value }) => value)).toEqual(INSTALL_FLAVOURS);
    expect(FLAVOUR_CHOICES.map(({ folder }) => folder)).toEqual([
      "r/layered/",
      "r/self-hosted/",
      "r/typeset/",
      "r/",
    ]);
  });

  it.each(["next", "vite"] as const)("%s installs the chosen one", (framework) => {
    expect(installedFlavour({ ...choice, framework, flavour: "plain" }).value).toBe("plain");
  });

  it.each(["vue", "svelte"] as const)("%s installs the self-hosted one", (framework) => {
    expect(installedFlavour({ ...choice, framework, flavour: "plain" }).value).toBe("self-hosted");
  });

  it("are shown by their names", () => {
    expect(FLAVOUR_CHOICES.map(({ label }) => label)).toEqual([
      "Layered",
      "Self-hosted",
      "Typeset",
      "Plain",
    ]);
  });

  it("each say in one sentence what they are for", () => {
    const purposes = FLAVOUR_CHOICES.map(({ purpose }) => purpose);
    expect(purposes.filter((purpose) => !/^For [^.]+\.$/.test(purpose))).toEqual([]);
  });
});

it("an item with a query is quoted, since & ends a command in a shell", () => {
  const tuned = itemUrl("https://example.com", "r/", "minimal", "h1-size=3rem&body-lh=1.8");
  expect(installCommand(choice, tuned)).toBe(
    'npx shadcn add "https://example.com/r/minimal.json?h1-size=3rem&body-lh=1.8"',
  );
});

describe("the notes", () => {
  it.each(FRAMEWORKS.map(({ value }) => value))("%s has one of its own", (framework) => {
    expect(INSTALL_NOTES.some((note) => note.framework?.join() === framework)).toBe(true);
  });

  it("are sentences", () => {
    expect(INSTALL_NOTES.filter(({ note }) => !/^\w.*\.$/.test(note))).toEqual([]);
  });

  it("say what next/font preloads, which is more in the plain flavour, and nothing of it in the self-hosted one", () => {
    const notes = INSTALL_NOTES.filter(({ note }) => note.startsWith("next/font preloads"));
    expect(notes.map(({ framework, flavour }) => [framework, flavour])).toEqual([
      [["next"], ["layered", "typeset"]],
      [["next"], ["plain"]],
    ]);
  });

  it("say of a package manager what it has to be", () => {
    const notes = INSTALL_NOTES.filter(({ packageManager }) => packageManager !== undefined);
    expect(notes).toEqual([{ packageManager: "yarn", note: "yarn dlx needs Yarn 2 or later." }]);
  });

  it("say to install before components, where the flavour sets the heading font of all of them", () => {
    const notes = INSTALL_NOTES.filter(({ note }) => note.startsWith("Install a pairing before"));
    expect(notes.map(({ framework, flavour }) => [framework, flavour])).toEqual([
      [
        ["next", "vite"],
        ["layered", "self-hosted", "plain"],
      ],
    ]);
  });
});
