import { effect, signal } from "@preact/signals";
import { hydrate } from "preact";
import { type InstallChoice, installedFlavour } from "../../shared/install-choices.ts";
import { link } from "../../shared/client/base-path.ts";
import { published } from "../../shared/client/published.ts";
import type { Tuning } from "../../shared/tuning/tuning.ts";
import { Install } from "../install/install.tsx";
import {
  type InstallationChanges,
  type InstalledItem,
  installationChanges,
} from "../install/installation-changes.ts";
import {
  addedFonts,
  choice,
  choose,
  command,
  itemAddress,
  pairing,
  restoreChoice,
  tuning,
} from "./install-state.ts";

const CHOICE_OF: Readonly<Record<string, keyof InstallChoice>> = {
  framework: "framework",
  "package-manager": "packageManager",
  flavour: "flavour",
};

/** Makes the choices of the Install tab work; what the command changes is computed once it is looked at. */
export function startInstall(panel: HTMLElement): void {
  const root = panel.querySelector<HTMLElement>("[data-install]");
  if (root === null) return;
  const changes = signal<InstallationChanges>();
  hydrate(<Tab changes={changes} />, root);
  restoreChoice();
  root.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const part = CHOICE_OF[target.name];
    if (part !== undefined) choose({ [part]: target.value });
  });
  const showChanges = () => {
    root.removeEventListener("toggle", showChanges, true);
    followChanges(changes);
  };
  // The event of a `details` does not bubble.
  root.addEventListener("toggle", showChanges, true);
}

function Tab({ changes }: { changes: { value: InstallationChanges | undefined } }) {
  return (
    <Install
      {...pairing}
      address={itemAddress.value}
      command={command.value}
      choice={choice.value}
      changes={changes.value}
      link={link}
    />
  );
}

/** Computes the changes for every choice and tuning from now on. */
function followChanges(changes: { value: InstallationChanges | undefined }): void {
  let latest = 0;
  effect(() => {
    const own = ++latest;
    const { framework } = choice.value;
    installedItems(tuning.value, choice.value).then(
      (items) => {
        if (own === latest) changes.value = installationChanges(items, framework);
      },
      () => {
        // The files are listed without their lines.
        if (own === latest) changes.value = undefined;
      },
    );
  });
}

/** What the command adds, the pairing last. */
async function installedItems(tuned: Tuning, choice: InstallChoice): Promise<InstalledItem[]> {
  const { folder, value } = installedFlavour(choice);
  const { name } = pairing;
  const path = `${folder}${name}.json`;
  const added = addedFonts.peek().map((font) => itemsBehind(`${folder}${font}.json`));
  const items = await Promise.all(added);
  if (tuned.size === 0) return [...items.flat(), ...(await itemsBehind(path))];
  // The modules of the server are larger than the page's own: loaded where they are needed.
  const [{ fileWithRoles }, { overridesOf, rolesOf }] = await Promise.all([
    import("../../shared/tuning/role-files.ts"),
    import("../../shared/tuning/tuning.ts"),
  ]);
  const settings = { name, roles: rolesOf(tuned), overrides: overridesOf(tuned) };
  const form = value === "plain" ? {} : { flavour: value };
  const text = await fileWithRoles(settings, path, form, published);
  return [...items.flat(), ...(await withDependencies(text, folder))];
}

async function itemsBehind(path: string): Promise<InstalledItem[]> {
  return withDependencies(await published(path), path.slice(0, path.lastIndexOf("/") + 1));
}

/** An item with all that it refers to, dependencies first. */
async function withDependencies(text: string, folder: string): Promise<InstalledItem[]> {
  const item = JSON.parse(text) as InstalledItem;
  const paths = (item.registryDependencies ?? []).map((one) => pathBelowRoot(one, folder));
  const items = await Promise.all(paths.map(itemsBehind));
  return [...items.flat(), item];
}

/** `r/layered/inter.json`: items refer to each other by URLs below the registry's own, or in its namespace. */
function pathBelowRoot(url: string, folder: string): string {
  const { baseUrl } = pairing;
  if (url.startsWith("@")) return `${folder}${url.slice(url.indexOf("/") + 1)}.json`;
  return url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length + 1) : url;
}
