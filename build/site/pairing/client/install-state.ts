import { signal } from "@preact/signals";
import { rememberChoice, rememberedChoice } from "../../shared/client/remembered-choice.ts";
import { FIRST_CHOICE, type InstallChoice } from "../../shared/install-choices.ts";
import type { Tuning } from "../../shared/tuning/tuning.ts";

/** What the reader installs with. */
export const choice = signal<InstallChoice>(FIRST_CHOICE);

/** What has been tuned, and its query in the address of the item. */
export const tuned = signal<{ tuning: Tuning; query: string }>({ tuning: new Map(), query: "" });

/** Changes a part of the choice, and remembers it on other pages. */
export function choose(part: Partial<InstallChoice>): void {
  choice.value = { ...choice.value, ...part };
  rememberChoice(part);
}

/** Takes the choice that was made on another page. */
export function restoreChoice(): void {
  choice.value = rememberedChoice(choice.value);
}
