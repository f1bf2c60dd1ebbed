import { useState } from "preact/hooks";
import { type Tuning, UNTUNED, queryOfTuning } from "../../shared/tuning/tuning.ts";
import { link } from "../../shared/client/base-path.ts";
import { copyFrom } from "../../shared/client/copy.ts";
import { tuned } from "./install-state.ts";
import type { TuneSheet } from "./tune-sheet.ts";
import type { TuneState } from "./tune-state.ts";

/** Undo, redo, reset, what it was before, and the link to what it is now. */
export function TuneToolbar({
  name,
  state,
  sheet,
}: {
  /** Of the pairing. */
  name: string;
  state: TuneState;
  sheet: TuneSheet;
}) {
  const isTuned = tuned.value.tuning.size > 0;
  const [isBefore, setBefore] = useState(false);
  const hold = (isOn: boolean) => {
    setBefore(isOn);
    sheet.showBefore(isOn);
  };
  return (
    <div class="tune-toolbar" role="group" aria-label="Changes">
      <div>
        <button type="button" class="text-button" disabled={!state.canUndo()} onClick={state.undo}>
          Undo
        </button>
        <button type="button" class="text-button" disabled={!state.canRedo()} onClick={state.redo}>
          Redo
        </button>
        <button
          type="button"
          class="text-button"
          disabled={!isTuned}
          onClick={() => {
            state.setAll(UNTUNED);
          }}
        >
          Reset all
        </button>
        <button
          type="button"
          class="text-button tune-before"
          aria-pressed={isBefore}
          title="Hold to see the pairing as it is published"
          disabled={!isTuned}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            hold(true);
          }}
          onPointerUp={() => {
            hold(false);
          }}
          onPointerCancel={() => {
            hold(false);
          }}
          onKeyDown={(event) => {
            if (event.key === " " || event.key === "Enter") hold(true);
          }}
          onKeyUp={() => {
            hold(false);
          }}
          onBlur={() => {
            hold(false);
          }}
        >
          Before
        </button>
      </div>
      <div>
        <button
          type="button"
          class="text-button copy-button"
          data-label="Copy link"
          onClick={({ currentTarget }) => {
            const query = queryOfTuning(state.shown());
            const link = `${location.origin}${location.pathname}${query === "" ? "" : `?${query}`}`;
            void copyFrom(currentTarget, link);
          }}
        >
          Copy link
        </button>
        <a class="text-button" href={link(`compare/?${comparedQuery(name, state.shown())}`)}>
          Compare
        </a>
      </div>
    </div>
  );
}

/** The pairing as it is published beside what it is now. */
function comparedQuery(name: string, tuning: Tuning): string {
  return [`pairings=${name}`, queryOfTuning(tuning)].filter((part) => part !== "").join("&");
}
