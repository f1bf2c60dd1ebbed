import {
  type TuningHistory,
  changed,
  historyFrom,
  redone,
  undone,
  visited,
} from "../panel/tuning-history.ts";
import { type Tuning, isSameTuning, withValue } from "../../shared/tuning/tuning.ts";
import { pushAddress, replaceAddress } from "../../shared/client/tune-address.ts";

/** What a reader has changed, with every way to change it. Each change is drawn immediately. */
export interface TuneState {
  shown: () => Tuning;
  canUndo: () => boolean;
  canRedo: () => boolean;
  /** While a value moves; `finish` makes one step of it. */
  preview: (parameter: string, value: string | undefined) => void;
  finish: () => void;
  /** Draws a choice that is pointed at, and `undefined` what is chosen. Nothing else changes. */
  tryOut: (choice: { parameter: string; value: string | undefined } | undefined) => void;
  /** A change in one step; `undefined` resets the value. */
  set: (parameter: string, value: string | undefined) => void;
  setAll: (tuning: Tuning) => void;
  undo: () => void;
  redo: () => void;
  /** The browser went back or forward to a tuning. */
  visit: (tuning: Tuning) => void;
  subscribe: (listener: () => void) => void;
}

/** @param draw called with each tuning to show */
export function tuneState(start: Tuning, draw: (tuning: Tuning) => void): TuneState {
  const listeners = new Set<() => void>();
  let history = historyFrom(start);
  let draft: Tuning | undefined;
  const show = () => {
    draw(draft ?? history.present);
    for (const listener of listeners) listener();
  };
  const move = (next: TuningHistory) => {
    const before = history.present;
    const hadDraft = draft !== undefined;
    draft = undefined;
    history = next;
    if (hadDraft || !isSameTuning(before, next.present)) pushAddress(before, next.present);
    show();
  };
  const shown = () => draft ?? history.present;
  return {
    shown,
    canUndo: () => history.past.length > 0,
    canRedo: () => history.future.length > 0,
    preview: (parameter, value) => {
      draft = withValue(shown(), parameter, value);
      replaceAddress(draft);
      show();
    },
    finish: () => {
      if (draft !== undefined) move(changed(history, draft));
    },
    tryOut: (choice) => {
      draw(choice ? withValue(shown(), choice.parameter, choice.value) : shown());
    },
    set: (parameter, value) => {
      move(changed(history, withValue(shown(), parameter, value)));
    },
    setAll: (tuning) => {
      move(changed(history, tuning));
    },
    undo: () => {
      move(undone(history));
    },
    redo: () => {
      move(redone(history));
    },
    visit: (tuning) => {
      draft = undefined;
      history = visited(history, tuning);
      show();
    },
    subscribe: (listener) => {
      listeners.add(listener);
    },
  };
}
