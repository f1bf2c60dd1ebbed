import { hydrate } from "preact";
import type { InstallChoice } from "../../shared/install-choices.ts";
import { link } from "../../shared/client/base-path.ts";
import { Install } from "../install/install.tsx";
import { choose, command, installation, pairing, restoreChoice } from "./install-state.ts";

const CHOICE_OF: Readonly<Record<string, keyof InstallChoice>> = {
  framework: "framework",
  "package-manager": "packageManager",
  flavour: "flavour",
};

/** Makes the choices of the Install tab work. */
export function startInstall(panel: HTMLElement): void {
  const root = panel.querySelector<HTMLElement>("[data-install]");
  if (root === null) return;
  hydrate(<Tab />, root);
  restoreChoice();
  root.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const part = CHOICE_OF[target.name];
    if (part !== undefined) choose({ [part]: target.value });
  });
}

function Tab() {
  return (
    <Install name={pairing.name} {...installation.value} command={command.value} link={link} />
  );
}
