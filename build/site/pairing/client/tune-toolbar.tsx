import { UNTUNED, queryOfTuning } from "../../shared/tuning/tuning.ts";
import { link } from "../../shared/client/base-path.ts";
import { copyFrom } from "../../shared/client/copy.ts";
import { pairing, tuning } from "./install-state.ts";
import { canRedo, canUndo, isOriginal, redo, setAll, undo } from "./tune-state.ts";

/** Undo, redo, reset, what it was before, and the link to what it is now. */
export function TuneToolbar() {
  const query = queryOfTuning(tuning.value);
  const isTuned = query !== "";
  const hold = (isHeld: boolean) => () => {
    isOriginal.value = isHeld;
  };
  return (
    <div class="tune-toolbar" role="group" aria-label="Changes">
      <button type="button" class="quiet-button" disabled={!canUndo.value} onClick={undo}>
        Undo
      </button>
      <button type="button" class="quiet-button" disabled={!canRedo.value} onClick={redo}>
        Redo
      </button>
      <button
        type="button"
        class="quiet-button"
        disabled={!isTuned}
        onClick={() => {
          setAll(UNTUNED);
        }}
      >
        Reset all
      </button>
      <button
        type="button"
        class="quiet-button tune-original"
        aria-pressed={isOriginal.value}
        disabled={!isTuned}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          hold(true)();
        }}
        onPointerUp={hold(false)}
        onPointerCancel={hold(false)}
        onKeyDown={({ key }) => {
          if (key === " " || key === "Enter") hold(true)();
        }}
        onKeyUp={hold(false)}
        onBlur={hold(false)}
      >
        Hold for original
      </button>
      <button
        type="button"
        class="quiet-button"
        onClick={({ currentTarget }) => {
          const address = `${location.origin}${location.pathname}${isTuned ? `?${query}` : ""}`;
          void copyFrom(currentTarget, address);
        }}
      >
        Copy link
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
