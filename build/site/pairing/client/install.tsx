import { computed, effect, signal } from "@preact/signals";
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
import { choice, choose, restoreChoice, tuned } from "./install-state.ts";

const CHOICE_OF: Readonly<Record<string, keyof InstallChoice>> = {
  framework: "framework",
  "package-manager": "packageManager",
  flavour: "flavour",
};

/** Makes the choices of the Install tab work; what the command changes is computed once it is looked at. */
export function startInstall(panel: HTMLElement): void {
  const root = panel.querySelector<HTMLElement>("[data-install]");
  const { panel: name = "", baseUrl = "" } = panel.dataset;
  if (root === null) return;
  const changes = signal<InstallationChanges>();
  hydrate(<Tab name={name} baseUrl={baseUrl} changes={changes} />, root);
  restoreChoice();
  root.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const part = CHOICE_OF[target.name];
    if (part !== undefined) choose({ [part]: target.value });
  });
  const showChanges = () => {
    root.removeEventListener("toggle", showChanges, true);
    followChanges(name, changes);
  };
  // The event of a `details` does not bubble.
  root.addEventListener("toggle", showChanges, true);
}

function Tab({
  name,
  baseUrl,
  changes,
}: {
  name: string;
  baseUrl: string;
  changes: { value: InstallationChanges | undefined };
}) {
  return (
    <Install
      {...{ name, baseUrl, link }}
      choice={choice.value}
      query={tuned.value.query}
      changes={changes.value}
    />
  );
}

/** Computes the changes for every choice and tuning from now on. */
function followChanges(name: string, changes: { value: InstallationChanges | undefined }): void {
  const folder = computed(() => installedFlavour(choice.value).folder);
  let latest = 0;
  effect(() => {
    const own = ++latest;
    const { framework } = choice.value;
    itemsBehind(`${folder.value}${name}.json`, tuned.value.tuning).then(
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

/** A published item, tuned, with all that it refers to, dependencies first. */
async function itemsBehind(path: string, tuning: Tuning): Promise<InstalledItem[]> {
  const text = await published(path);
  const item = JSON.parse(await withTuning(text, tuning)) as InstalledItem;
  const fonts = (item.registryDependencies ?? []).map(pathBelowRoot);
  const items = await Promise.all(fonts.map((font) => itemsBehind(font, new Map())));
  return [...items.flat(), item];
}

/** The modules of the server, which are larger than the page's own, are loaded when they are needed. */
async function withTuning(text: string, tuning: Tuning): Promise<string> {
  if (tuning.size === 0) return text;
  const [{ tunedItem }, { overridesOf }] = await Promise.all([
    import("../../shared/tuning/tuned-files.ts"),
    import("../../shared/tuning/tuning.ts"),
  ]);
  return tunedItem(text, overridesOf(tuning));
}

/** `r/layered/inter.json`: items refer to each other by URLs below the registry's own. */
function pathBelowRoot(url: string): string {
  const { baseUrl = "" } = document.querySelector<HTMLElement>("[data-panel]")?.dataset ?? {};
  return url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length + 1) : url;
}
