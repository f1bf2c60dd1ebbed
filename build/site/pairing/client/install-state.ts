import { signal } from "@preact/signals";
import {
  FIRST_CHOICE,
  FRAMEWORKS,
  type InstallChoice,
  PACKAGE_MANAGERS,
} from "../../shared/install-choices.ts";
import type { Tuning } from "../../shared/tuning/tuning.ts";

/** What the reader installs with. */
export const choice = signal<InstallChoice>(FIRST_CHOICE);

/** What has been tuned, and its query in the address of the item. */
export const tuned = signal<{ tuning: Tuning; query: string }>({ tuning: new Map(), query: "" });

/** What a reader is likely to have in the next project too; the flavour depends on the project. */
const KEYS = { packageManager: "package-manager", framework: "framework" } as const;

/** Changes a part of the choice, and remembers it on other pages. */
export function choose(part: Partial<InstallChoice>): void {
  choice.value = { ...choice.value, ...part };
  for (const name of ["packageManager", "framework"] as const)
    if (part[name] !== undefined) store(KEYS[name], part[name]);
}

/** Takes the choice that was made on another page. */
export function restoreChoice(): void {
  const framework = FRAMEWORKS.find(({ value }) => value === stored(KEYS.framework));
  const manager = PACKAGE_MANAGERS.find(({ value }) => value === stored(KEYS.packageManager));
  choice.value = {
    ...choice.value,
    ...(framework && { framework: framework.value }),
    ...(manager && { packageManager: manager.value }),
  };
}

/** Storage is not allowed in some private windows. */
function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function store(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // The choice lasts as long as the page.
  }
}
