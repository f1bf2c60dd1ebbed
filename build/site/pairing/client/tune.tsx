import { render } from "preact";
import { useEffect, useReducer, useState } from "preact/hooks";
import type { PairingItem } from "../../../../registry/model/items.ts";
import { Segments } from "../panel/segments.tsx";
import { tunable } from "../../shared/tuning/tuned-files.ts";
import {
  ELEMENTS,
  type TunedElement,
  type Tuning,
  queryOfTuning,
} from "../../shared/tuning/tuning.ts";
import { addressedTuning } from "../../shared/client/checked-tuning.ts";
import { Exports } from "./exports.tsx";
import { choice, tuned } from "./install-state.ts";
import { published } from "../../shared/client/published.ts";
import { TuneControls } from "./tune-controls.tsx";
import { tuneSheet } from "./tune-sheet.ts";
import { type TuneState, tuneState } from "./tune-state.ts";
import { TuneToolbar } from "./tune-toolbar.tsx";
import type { TuneTools } from "./tune-tools.ts";
import { tunedFonts } from "./tuned-fonts.ts";

/**
 * Draws the controls, with what the page's address states. An invalid address is refused with the
 * server's message.
 */
export async function startTune(panel: HTMLElement): Promise<void> {
  const root = panel.querySelector("[data-tune]");
  const name = panel.dataset["panel"] ?? "";
  const [text, start] = await Promise.all([published(`r/${name}.json`), addressedTuning()]);
  if (root === null) return;
  const item = tunable(text);
  const pairing = JSON.parse(text) as PairingItem;
  let drawn = start.tuning;
  const fonts = tunedFonts(pairing, () => {
    draw(drawn);
    update();
  });
  const sheet = tuneSheet(item, fonts.families);
  const draw = (tuning: Tuning) => {
    drawn = tuning;
    fonts.need(tuning);
    sheet.show(tuning);
    tuned.value = { tuning, query: queryOfTuning(tuning) };
  };
  const state = tuneState(start.tuning, draw);
  const tools = { panel, pairing, item, state, sheet, fonts };
  const update = () => {
    render(<Tune tools={tools} startProblem={start.problem} />, root);
  };
  draw(start.tuning);
  root.replaceChildren();
  update();
  listen(state);
}

/** The browser's back and forward, and the keys of undo and redo. */
function listen(state: TuneState): void {
  addEventListener("popstate", () => {
    void addressedTuning().then(({ tuning }) => {
      state.visit(tuning);
    });
  });
  addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isBeingTyped(event.target)) return;
    const key = event.key.toLowerCase();
    const isRedo = (key === "z" && event.shiftKey) || key === "y";
    if (!isRedo && key !== "z") return;
    event.preventDefault();
    if (isRedo) state.redo();
    else state.undo();
  });
}

/** A text field has an undo of its own, but for one whose value is applied. */
function isBeingTyped(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.dataset["typed"] === "false") return false;
  if (target instanceof HTMLInputElement)
    return !/^(?:range|radio|checkbox|button)$/.test(target.type);
  return target instanceof HTMLTextAreaElement || target.isContentEditable;
}

function Tune({ tools, startProblem }: { tools: TuneTools; startProblem: string | undefined }) {
  const { panel, state, sheet, fonts } = tools;
  const [changes, update] = useReducer((count: number) => count + 1, 0);
  const [selector, setSelector] = useState(() => firstChanged(state.shown()));
  useEffect(() => {
    const refresh = () => {
      update(undefined);
    };
    state.subscribe(refresh);
    panel.addEventListener("change", refresh);
  }, [state]);
  const tuning = state.shown();
  const element = ELEMENTS.find((one) => one.selector === selector);
  if (element === undefined) return null;
  const { panel: name = "", baseUrl = "" } = panel.dataset;
  return (
    <>
      <TuneToolbar name={name} state={state} sheet={sheet} />
      {startProblem !== undefined && changes === 0 && (
        <p class="tune-problem" role="alert">
          The link was not applied. {startProblem}
        </p>
      )}
      <Elements tuning={tuning} selected={selector} onSelect={setSelector} />
      <TuneControls tools={tools} element={element} />
      <Exports
        context={{ name, baseUrl, tuning, choice: choice.value }}
        added={fonts.added(tuning)}
      />
    </>
  );
}

/** The element whose values a reader sees first. */
function firstChanged(tuning: Tuning): string {
  const [parameter = "h1-"] = tuning.keys();
  return parameter.split("-", 1)[0] ?? "h1";
}

/** A mark beside an element says that some of its values are changed. */
function Elements({
  tuning,
  selected,
  onSelect,
}: {
  tuning: Tuning;
  selected: string;
  onSelect: (selector: string) => void;
}) {
  const isChanged = ({ selector }: TunedElement) =>
    [...tuning.keys()].some((parameter) => parameter.startsWith(`${selector}-`));
  return (
    <div
      class="tune-elements"
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement) onSelect(target.value);
      }}
    >
      <Segments
        name="tune-element"
        legend="Element"
        chosen={selected}
        choices={ELEMENTS.map((element) => ({
          value: element.selector,
          label: element.label,
          ...(isChanged(element) && { mark: "changed" }),
        }))}
      />
    </div>
  );
}
