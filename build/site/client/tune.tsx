import { render } from "preact";
import { useEffect, useReducer, useState } from "preact/hooks";
import type { PairingItem } from "../../../registry/items.ts";
import { textSizeOf } from "../../../registry/scale.ts";
import type { TunableItem } from "../../../server/overrides/tunable-item.ts";
import { Segments } from "../panel/segments.tsx";
import { tunable } from "../panel/tuned-files.ts";
import {
  ELEMENTS,
  TUNED_PROPERTIES,
  type TunedElement,
  type Tuning,
  UNTUNED,
  parameterName,
  queryOfTuning,
  statedValue,
  tuningOf,
} from "../panel/tuning.ts";
import { copyFrom } from "./copy-button.ts";
import { Exports } from "./exports.tsx";
import { fontNames } from "./faces.ts";
import { fontFacts } from "./font-facts.ts";
import { installChoice, showTunedCommand } from "./install.ts";
import { published } from "./published.ts";
import { overrideParameters } from "./tune-address.ts";
import { TuneFamily } from "./tune-family.tsx";
import { TuneFluid } from "./tune-fluid.tsx";
import { TuneRow } from "./tune-row.tsx";
import { type TuneSheet, tuneSheet } from "./tune-sheet.ts";
import { type TuneState, tuneState } from "./tune-state.ts";
import { type TunedFonts, tunedFonts } from "./tuned-fonts.ts";

/** Everything that the controls work with. */
interface Tools {
  panel: HTMLElement;
  pairing: PairingItem;
  item: TunableItem;
  state: TuneState;
  sheet: TuneSheet;
  fonts: TunedFonts;
}

/**
 * Draws the controls, with what the page's address states. An invalid address is refused with the
 * server's message.
 */
export async function startTune(panel: HTMLElement): Promise<void> {
  const root = panel.querySelector("[data-tune]");
  const name = panel.dataset["panel"] ?? "";
  const [text, start] = await Promise.all([published(`r/${name}.json`), addressed()]);
  if (root === null) return;
  const item = tunable(text);
  const pairing = JSON.parse(text) as PairingItem;
  const fonts = tunedFonts(pairing, () => {
    draw(state.shown());
    update();
  });
  const sheet = tuneSheet(item, fonts.families);
  const draw = (tuning: Tuning) => {
    fonts.need(tuning);
    sheet.show(tuning);
    showTunedCommand(panel, queryOfTuning(tuning));
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

/** The tuning of the page's address, or what is wrong with it. */
async function addressed(): Promise<{ tuning: Tuning; problem?: string }> {
  const parameters = overrideParameters();
  return parameters.size === 0 ? { tuning: UNTUNED } : checked(parameters);
}

/** By the server's own code: its messages, too. */
async function checked(parameters: URLSearchParams): Promise<{ tuning: Tuning; problem?: string }> {
  const { parseOverrideParameters } = await import("./tune-check.ts");
  const { overrides, problems } = parseOverrideParameters(parameters);
  return problems
    ? { tuning: UNTUNED, problem: `${problems.join(". ")}.` }
    : { tuning: tuningOf(overrides) };
}

/** The browser's back and forward, and the keys of undo and redo. */
function listen(state: TuneState): void {
  addEventListener("popstate", () => {
    void addressed().then(({ tuning }) => {
      state.visit(tuning);
    });
  });
  addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTextField(event.target)) return;
    const key = event.key.toLowerCase();
    const isRedo = (key === "z" && event.shiftKey) || key === "y";
    if (!isRedo && key !== "z") return;
    event.preventDefault();
    if (isRedo) state.redo();
    else state.undo();
  });
}

/** Which has an undo of its own. */
function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !/^(?:range|radio|checkbox|button)$/.test(target.type);
  return target instanceof HTMLTextAreaElement || target.isContentEditable;
}

function Tune({ tools, startProblem }: { tools: Tools; startProblem: string | undefined }) {
  const { panel, state, fonts } = tools;
  const [, update] = useReducer((count: number) => count + 1, 0);
  const [selector, setSelector] = useState("h1");
  const [problem, setProblem] = useState(startProblem);
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
      <Toolbar tools={tools} />
      <Elements tuning={tuning} selected={selector} onSelect={setSelector} />
      <Controls tools={tools} element={element} problem={problem} onProblem={setProblem} />
      <p class="tune-problem" id="tune-problem" role="alert">
        {problem}
      </p>
      <Exports
        context={{ name, baseUrl, tuning, choice: installChoice(panel) }}
        added={fonts.added(tuning)}
      />
    </>
  );
}

function Toolbar({ tools: { state, sheet } }: { tools: Tools }) {
  const [isBefore, setBefore] = useState(false);
  const hold = (isOn: boolean) => {
    setBefore(isOn);
    sheet.showBefore(isOn);
  };
  return (
    <div class="tune-toolbar" role="group" aria-label="Changes">
      <button type="button" class="text-button" disabled={!state.canUndo()} onClick={state.undo}>
        Undo
      </button>
      <button type="button" class="text-button" disabled={!state.canRedo()} onClick={state.redo}>
        Redo
      </button>
      <button
        type="button"
        class="text-button"
        disabled={state.shown().size === 0}
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
        Hold: before
      </button>
      <button
        type="button"
        class="text-button copy-button"
        data-label="Copy link"
        onClick={({ currentTarget }) => {
          void copyFrom(currentTarget, location.href, "the link to this state");
        }}
      >
        Copy link
      </button>
    </div>
  );
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

/** What is drawn where a rule states nothing. */
const INHERITED: Readonly<Record<string, string>> = { size: "1rem", ls: "0em", weight: "400" };

function Controls({
  tools: { pairing, item, state, fonts },
  element,
  problem,
  onProblem,
}: {
  tools: Tools;
  element: TunedElement;
  problem: string | undefined;
  onProblem: (problem: string | undefined) => void;
}) {
  const [names, setNames] = useState<readonly string[]>([]);
  const tuning = state.shown();
  const statedOf = (parameter: string) => statedValue(item.rules, parameter);
  const initialOf = (word: string, parameter: string) => {
    const inherited = word === "lh" ? statedOf("body-lh") : INHERITED[word];
    const own = parameter === "body-size" ? textSizeOf(pairing) : inherited;
    return statedOf(parameter) ?? own ?? "";
  };
  const familyParameter = parameterName(element.selector, "family");
  const family = tuning.get(familyParameter) ?? statedOf(familyParameter) ?? "";
  const font = fonts.behind(family);
  const setValue = (parameter: string, value: string | undefined) => {
    onProblem(undefined);
    state.set(parameter, value === statedOf(parameter) ? undefined : value);
  };
  const submit = async (parameter: string, text: string) => {
    const value = parameter.endsWith("-family") ? await variableOf(text) : text;
    const result = await checked(new URLSearchParams([[parameter, value]]));
    const accepted = result.tuning.get(parameter);
    if (accepted === undefined) onProblem(result.problem);
    else setValue(parameter, accepted);
  };
  return (
    <div class="tune-rows" data-element={element.selector}>
      {TUNED_PROPERTIES.map((tuned) => {
        const parameter = parameterName(element.selector, tuned.word);
        const value = tuning.get(parameter);
        const own = problem?.startsWith(`${parameter} `) ? problem : undefined;
        const shared = {
          element,
          isChanged: value !== undefined,
          problem: own,
          onSubmit: (text: string) => void submit(parameter, text),
          onReset: () => {
            setValue(parameter, undefined);
          },
        };
        if (tuned.word === "family")
          return (
            <TuneFamily
              {...shared}
              key={parameter}
              value={family}
              font={font}
              names={names}
              onFocus={() => {
                if (names.length === 0) void fontNames().then(setNames);
              }}
              onSet={(next) => {
                setValue(parameter, next);
              }}
            />
          );
        const initial = initialOf(tuned.word, parameter);
        return (
          <TuneRow
            {...shared}
            key={parameter}
            tuned={tuned}
            initial={initial}
            value={value ?? initial}
            stops={tuned.word === "weight" ? font?.weights : undefined}
            onPreview={(next) => {
              onProblem(undefined);
              state.preview(parameter, next === statedOf(parameter) ? undefined : next);
            }}
            onFinish={state.finish}
          />
        );
      })}
      {element.selector.startsWith("h") && (
        <TuneFluid
          key={element.selector}
          label={element.label}
          value={
            tuning.get(`${element.selector}-size`) ?? initialOf("size", `${element.selector}-size`)
          }
          onSet={(next) => {
            setValue(`${element.selector}-size`, next);
          }}
        />
      )}
    </div>
  );
}

/** The variable of a font that is typed by its family or its name; any other text as it is. */
async function variableOf(text: string): Promise<string> {
  const name = text.trim().toLowerCase().replaceAll(" ", "-");
  const font = await fontFacts(name);
  return font === undefined ? text : `var(--font-${font.name})`;
}
