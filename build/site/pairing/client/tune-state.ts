import { batch, computed, signal } from "@preact/signals";
import {
  type Tuning,
  type TuningChange,
  UNTUNED,
  isSameTuning,
  withChange,
} from "../../shared/tuning/tuning.ts";
import { pushAddress, replaceAddress } from "../../shared/client/tune-address.ts";
import { tuning } from "./install-state.ts";

/** More steps than anybody goes back one by one. */
const MAX_STEPS = 200;

const past = signal<readonly Tuning[]>([]);
const future = signal<readonly Tuning[]>([]);
/** Before the value that is moving began to move. */
const moving = signal<Tuning | undefined>(undefined);
const tried = signal<Tuning | undefined>(undefined);
/** Whether the pairing is drawn as it is published, while a button is held. */
export const isOriginal = signal(false);

export const canUndo = computed(() => past.value.length > 0);
export const canRedo = computed(() => future.value.length > 0);

/** What is drawn: a choice that is pointed at, or what is chosen. */
export const drawn = computed(() => (isOriginal.value ? UNTUNED : (tried.value ?? tuning.value)));

/** While a value moves; `finish` makes one step of it. */
export function preview(change: TuningChange): void {
  moving.value ??= tuning.value;
  tuning.value = withChange(tuning.value, change);
  replaceAddress(tuning.value);
}

export function finish(): void {
  if (moving.value !== undefined) setAll(tuning.value);
}

/** Draws a choice that is pointed at, and `undefined` what is chosen. Nothing else changes. */
export function tryOut(change: TuningChange | undefined): void {
  tried.value = change && withChange(tuning.value, change);
}

/** A change in one step. */
export function set(change: TuningChange): void {
  setAll(withChange(tuning.value, change));
}

export function setAll(next: Tuning): void {
  const before = moving.value ?? tuning.value;
  pushAddress(before, next);
  record(before, next);
}

export function undo(): void {
  finish();
  pushAddress(tuning.value, past.value.at(-1) ?? tuning.value);
  goBack();
}

export function redo(): void {
  finish();
  pushAddress(tuning.value, future.value[0] ?? tuning.value);
  goForward();
}

/** The browser went back or forward to a tuning: a step beside the present one, or a new one. */
export function visit(visited: Tuning): void {
  const isVisited = (one: Tuning | undefined) => one !== undefined && isSameTuning(one, visited);
  if (isVisited(past.value.at(-1))) goBack();
  else if (isVisited(future.value[0])) goForward();
  else record(tuning.value, visited);
}

function record(before: Tuning, after: Tuning): void {
  batch(() => {
    moving.value = undefined;
    tried.value = undefined;
    tuning.value = after;
    if (isSameTuning(before, after)) return;
    past.value = [...past.value, before].slice(-MAX_STEPS);
    future.value = [];
  });
}

function goBack(): void {
  const previous = past.value.at(-1);
  if (previous === undefined) return;
  batch(() => {
    future.value = [tuning.value, ...future.value];
    past.value = past.value.slice(0, -1);
    tuning.value = previous;
  });
}

function goForward(): void {
  const [next, ...others] = future.value;
  if (next === undefined) return;
  batch(() => {
    past.value = [...past.value, tuning.value];
    future.value = others;
    tuning.value = next;
  });
}
