import { computed, signal } from "@preact/signals";
import { rememberChoice, rememberedChoice } from "../../shared/client/remembered-choice.ts";
import {
  FIRST_CHOICE,
  type InstallChoice,
  fontFolder,
  installCommand,
  installedFlavour,
  itemBaseFor,
  addressIn,
} from "../../shared/install-choices.ts";
import { type Tuning, UNTUNED, queryOfTuning } from "../../shared/tuning/tuning.ts";

const {
  panel: name = "",
  baseUrl = "",
  itemBase = "",
} = document.querySelector<HTMLElement>("[data-panel]")?.dataset ?? {};

/** The page's pairing, where the registry is published, and what items are added by. */
export const pairing = { name, baseUrl, itemBase };

/** What the reader installs with. */
export const choice = signal<InstallChoice>(FIRST_CHOICE);

/** What the reader has changed, also while a value moves. */
export const tuning = signal<Tuning>(UNTUNED);

/** Names of fonts that the tuning names beside the pairing's: they are installed by the same command. */
export const addedFonts = signal<readonly string[]>([]);

export const itemAddress = computed(() => {
  const { folder } = installedFlavour(choice.value);
  return addressOf(folder, pairing.name, queryOfTuning(tuning.value));
});

/** One command for all that is chosen. */
export const command = computed(() =>
  installCommand(
    choice.value,
    ...addedFonts.value.map((font) => addressOf(fontFolder(choice.value), font, "")),
    itemAddress.value,
  ),
);

function addressOf(folder: string, item: string, query: string): string {
  return addressIn(itemBaseFor(choice.value.framework, pairing), folder, item, query);
}

/** Changes a part of the choice, and remembers it on other pages. */
export function choose(part: Partial<InstallChoice>): void {
  choice.value = { ...choice.value, ...part };
  rememberChoice(part);
}

/** Takes the choice that was made on another page. */
export function restoreChoice(): void {
  choice.value = rememberedChoice(choice.value);
}
