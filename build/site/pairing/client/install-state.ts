import { computed, effect, signal } from "@preact/signals";
import { isNamespace } from "../../../../registry/model/address.ts";
import { hostHasOverrides } from "../../shared/client/published.ts";
import { registryAddress } from "../../shared/client/registry-address.ts";
import { rememberChoice, rememberedChoice } from "../../shared/client/remembered-choice.ts";
import {
  FIRST_CHOICE,
  type InstallChoice,
  type Installation,
  pairingCommand,
} from "../../shared/install-choices.ts";
import { type Tuning, UNTUNED, queryOfTuning } from "../../shared/tuning/tuning.ts";

const {
  panel: name = "",
  baseUrl: builtBaseUrl = "",
  itemBase = "",
} = document.querySelector<HTMLElement>("[data-panel]")?.dataset ?? {};

/** The page's pairing, and what items are added by where the site was built for. */
export const pairing = { name, itemBase };

/** Where the registry is published. */
const baseUrl = signal(builtBaseUrl);
void registryAddress().then((address) => {
  baseUrl.value = address;
});

/** What the reader installs with. */
export const choice = signal<InstallChoice>(FIRST_CHOICE);

/** What the reader has changed, also while a value moves. */
export const tuning = signal<Tuning>(UNTUNED);

/** Whether what is changed cannot be computed here; asked when something is. */
export const isStatic = signal(false);
effect(() => {
  if (tuning.value.size > 0)
    void hostHasOverrides(name).then((has) => {
      isStatic.value = !has;
    });
});

/** Names of fonts that the tuning names beside the pairing's: they are installed by the same command. */
export const addedFonts = signal<readonly string[]>([]);

export const installation = computed((): Installation => ({
  choice: choice.value,
  baseUrl: baseUrl.value,
  itemBase: isNamespace(itemBase) ? itemBase : baseUrl.value,
  isStatic: isStatic.value,
}));

/** One command for all that is chosen. */
export const command = computed(() =>
  pairingCommand(installation.value, name, queryOfTuning(tuning.value), addedFonts.value),
);

/** Changes a part of the choice, and remembers it on other pages. */
export function choose(part: Partial<InstallChoice>): void {
  choice.value = { ...choice.value, ...part };
  rememberChoice(part);
}

/** Takes the choice that was made on another page. */
export function restoreChoice(): void {
  choice.value = rememberedChoice(choice.value);
}
