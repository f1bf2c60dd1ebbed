import { type Signal, batch, computed, signal } from "@preact/signals";
import {
  type Tuning,
  type TuningChange,
  isSameTuning,
  queryOfTuning,
  withChange,
} from "../../shared/tuning/tuning.ts";
import { addressStore } from "../../shared/client/address-store.ts";
import { queryOfAddress, replacedIn } from "../../shared/client/address-query.ts";
import { isOverride } from "../../shared/client/tune-address.ts";
import { tuning } from "./install-state.ts";

/** What was chosen before, and what was undone; the next step of each is its last. */
const past = signal<readonly Tuning[]>([]);
const future = signal<readonly Tuning[]>([]);
/** Before the value that is moving began to move. */
const moving = signal<Tuning | undefined>(undefined);
const previewed = signal<Tuning | undefined>(undefined);

export const canUndo = computed(() => past.value.length > 0);
export const canRedo = computed(() => future.value.length > 0);

/** What is drawn: a choice that is pointed at, or what is chosen. */
export const drawn = computed(() => previewed.value ?? tuning.value);

/** What is chosen; while a value moves, what was before. */
export const settled = computed(() => moving.value ?? tuning.value);

/** While a value moves; `finish` makes one step of it. */
export function move(change: TuningChange): void {
  moving.value ??= tuning.value;
  choose(withChange(tuning.value, change));
}

export function finish(): void {
  if (moving.value !== undefined) setAll(tuning.value);
}

/** Draws a choice that is pointed at, and `undefined` what is chosen. Nothing else changes. */
export function preview(change: TuningChange | undefined): void {
  previewed.value = change && withChange(tuning.value, change);
}

/** A change in one step. */
export function set(change: TuningChange): void {
  setAll(withChange(tuning.value, change));
}

export function setAll(next: Tuning): void {
  const before = settled.value;
  batch(() => {
    moving.value = undefined;
    previewed.value = undefined;
    choose(next);
    if (isSameTuning(before, next)) return;
    past.value = [...past.value, before];
    future.value = [];
  });
}

export function undo(): void {
  finish();
  step(past, future);
}

export function redo(): void {
  finish();
  step(future, past);
}

function step(from: Signal<readonly Tuning[]>, to: Signal<readonly Tuning[]>): void {
  const next = from.value.at(-1);
  if (next === undefined) return;
  batch(() => {
    to.value = [...to.value, tuning.value];
    from.value = from.value.slice(0, -1);
    choose(next);
  });
}

function choose(next: Tuning): void {
  tuning.value = next;
  writeAddress();
}

const address = addressStore(
  () => tuning.value,
  (shown) => replacedIn(queryOfAddress(), isOverride, queryOfTuning(shown)),
);

/** Has the address of the page state what is chosen. */
export function writeAddress(): void {
  address.change(tuning.value, "replace");
}
