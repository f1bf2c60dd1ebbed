import { textSizeOf } from "../../../../registry/pairing/scale.ts";
import {
  TUNED_PROPERTIES,
  type TunedElement,
  type TunedProperty,
  parameterName,
  statedValue,
} from "../../shared/tuning/tuning.ts";
import { checkedTuning } from "../../shared/client/checked-tuning.ts";
import { fontFacts } from "../../shared/client/font-facts.ts";
import { TuneFamily } from "./tune-family.tsx";
import { TuneFluid } from "./tune-fluid.tsx";
import { TuneRow } from "./tune-row.tsx";
import type { TuneTools } from "./tune-tools.ts";

/** The values of one element's rule. */
export function TuneControls({ tools, element }: { tools: TuneTools; element: TunedElement }) {
  const size = rowOf(tools, element, "size");
  return (
    <div class="tune-rows" data-element={element.selector}>
      {TUNED_PROPERTIES.map((tuned) =>
        tuned.word === "family" ? (
          <Family key={element.selector} tools={tools} element={element} />
        ) : (
          <Row key={`${element.selector}-${tuned.word}`} {...{ tools, element, tuned }} />
        ),
      )}
      {element.selector.startsWith("h") && (
        <TuneFluid
          key={element.selector}
          label={element.label}
          value={size.value}
          onSet={size.set}
        />
      )}
    </div>
  );
}

function Row({
  tools,
  element,
  tuned,
}: {
  tools: TuneTools;
  element: TunedElement;
  tuned: TunedProperty;
}) {
  const { state, fonts } = tools;
  const row = rowOf(tools, element, tuned.word);
  const family = rowOf(tools, element, "family").value;
  return (
    <TuneRow
      element={element}
      tuned={tuned}
      initial={row.initial}
      value={row.value}
      isChanged={row.isChanged}
      stops={tuned.word === "weight" ? fonts.behind(family)?.weights : undefined}
      onPreview={(next) => {
        state.preview(row.parameter, row.changeTo(next));
      }}
      onFinish={state.finish}
      onSubmit={row.submit}
      onReset={row.reset}
    />
  );
}

function Family({ tools, element }: { tools: TuneTools; element: TunedElement }) {
  const { parameter, value, isChanged, set, submit, reset } = rowOf(tools, element, "family");
  return (
    <TuneFamily
      element={element}
      value={value}
      isChanged={isChanged}
      font={tools.fonts.behind(value)}
      onTry={(next) => {
        tools.state.tryOut(next === undefined ? undefined : { parameter, value: next });
      }}
      onSet={set}
      onSubmit={async (text) => submit(await variableOf(text))}
      onReset={reset}
    />
  );
}

/** What is drawn where a rule states nothing. */
const INHERITED: Readonly<Record<string, string>> = { size: "1rem", ls: "0em", weight: "400" };

/** One value of a rule, and the ways to change it. */
function rowOf(
  { pairing, item, state }: TuneTools,
  { selector }: TunedElement,
  word: TunedProperty["word"],
) {
  const parameter = parameterName(selector, word);
  const stated = statedValue(item.rules, parameter);
  const inherited = word === "lh" ? statedValue(item.rules, "body-lh") : INHERITED[word];
  const initial = stated ?? (parameter === "body-size" ? textSizeOf(pairing) : inherited) ?? "";
  const tuned = state.shown().get(parameter);
  /** The pairing's own value is no change. */
  const changeTo = (next: string) => (next === stated ? undefined : next);
  const set = (next: string) => {
    state.set(parameter, changeTo(next));
  };
  return {
    parameter,
    initial,
    value: tuned ?? initial,
    isChanged: tuned !== undefined,
    changeTo,
    set,
    reset: () => {
      state.set(parameter, undefined);
    },
    submit: async (text: string) => {
      const { tuning, problem } = await checkedTuning(new URLSearchParams([[parameter, text]]));
      const accepted = tuning.get(parameter);
      if (accepted !== undefined) set(accepted);
      return problem;
    },
  };
}

/** The variable of a font that is typed by its family or its name; any other text as it is. */
async function variableOf(text: string): Promise<string> {
  const name = text.trim().toLowerCase().replaceAll(" ", "-");
  const font = await fontFacts(name);
  return font === undefined ? text : `var(--font-${font.name})`;
}
