import {
  FIRST_CHOICE,
  FRAMEWORKS,
  type InstallChoice,
  PACKAGE_MANAGERS,
} from "../install-choices.ts";
import { store, stored } from "./storage.ts";

/** What a reader is likely to have in the next project too; the flavour depends on the project. */
const KEYS = { packageManager: "package-manager", framework: "framework" } as const;

/** A choice with what the reader chose before, on any page. */
export function rememberedChoice(choice: InstallChoice = FIRST_CHOICE): InstallChoice {
  const framework = FRAMEWORKS.find(({ value }) => value === stored(KEYS.framework));
  const manager = PACKAGE_MANAGERS.find(({ value }) => value === stored(KEYS.packageManager));
  return {
    ...choice,
    ...(framework && { framework: framework.value }),
    ...(manager && { packageManager: manager.value }),
  };
}

export function rememberChoice(part: Partial<InstallChoice>): void {
  for (const name of ["packageManager", "framework"] as const)
    if (part[name] !== undefined) store(KEYS[name], part[name]);
}
