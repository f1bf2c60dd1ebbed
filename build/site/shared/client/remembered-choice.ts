import {
  FIRST_CHOICE,
  FRAMEWORKS,
  type InstallChoice,
  PACKAGE_MANAGERS,
} from "../install-choices.ts";

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
