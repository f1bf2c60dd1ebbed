import { UNTUNED, queryOfTuning } from "../../shared/tuning/tuning.ts";
import { link } from "../../shared/client/base-path.ts";
import { pairing, tuning } from "./install-state.ts";
import { canRedo, canUndo, redo, setAll, undo } from "./tune-state.ts";

/** Undo, redo, reset, and what it was before beside it. A button with nothing left to do keeps the focus. */
export function TuneToolbar() {
  const query = queryOfTuning(tuning.value);
  return (
    <div class="tune-toolbar" role="group" aria-label="Changes">
      <button type="button" class="quiet-button" aria-disabled={!canUndo.value} onClick={undo}>
        Undo
      </button>
      <button type="button" class="quiet-button" aria-disabled={!canRedo.value} onClick={redo}>
        Redo
      </button>
      <button
        type="button"
        class="quiet-button"
        aria-disabled={query === ""}
        onClick={() => {
          setAll(UNTUNED);
        }}
      >
        Reset all
      </button>
      <a
        class="quiet-button"
        href={link(`compare/?${[`pairings=${pairing.name}`, query].filter(Boolean).join("&")}`)}
      >
        Compare
      </a>
    </div>
  );
}
