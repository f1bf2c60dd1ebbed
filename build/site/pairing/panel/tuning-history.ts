import { type Tuning, isSameTuning } from "../../shared/tuning/tuning.ts";

/** The tunings of a visit: what undo and redo go through. */
export interface TuningHistory {
  past: readonly Tuning[];
  present: Tuning;
  future: readonly Tuning[];
}

/** More steps than anybody goes back one by one. */
const MAX_STEPS = 200;

export function historyFrom(present: Tuning): TuningHistory {
  return { past: [], present, future: [] };
}

/** A change by the reader; the same history where nothing differs. */
export function changed(history: TuningHistory, next: Tuning): TuningHistory {
  if (isSameTuning(history.present, next)) return history;
  return { past: [...history.past, history.present].slice(-MAX_STEPS), present: next, future: [] };
}

/** One step back; the same history where there is none. */
export function undone({ past, present, future }: TuningHistory): TuningHistory {
  const previous = past.at(-1);
  if (previous === undefined) return { past, present, future };
  return { past: past.slice(0, -1), present: previous, future: [present, ...future] };
}

/** One step forward again; the same history where there is none. */
export function redone({ past, present, future }: TuningHistory): TuningHistory {
  const [next, ...others] = future;
  if (next === undefined) return { past, present, future };
  return { past: [...past, present], present: next, future: others };
}

/** Where the browser went back or forward to: a step of the history where it is next to the present one. */
export function visited(history: TuningHistory, tuning: Tuning): TuningHistory {
  const [previous, next] = [history.past.at(-1), history.future[0]];
  if (previous && isSameTuning(previous, tuning)) return undone(history);
  if (next && isSameTuning(next, tuning)) return redone(history);
  return changed(history, tuning);
}
