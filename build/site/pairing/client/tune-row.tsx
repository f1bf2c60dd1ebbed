import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Slider } from "../../shared/tuning/quantity.ts";

/** One value of a part: a field, and a slider where the value has one. */
interface TuneRowProps {
  /** For screen readers: `Heading 1 size`. */
  name: string;
  label: string;
  /** Beside the field: its value in another unit, or "". */
  note: string;
  value: string;
  /** In the room of the slider: what is odd about the value. */
  warning: string | undefined;
  isChanged: boolean;
  slider: Slider | undefined;
  /** An arrow key in the field. @returns whether the value can be stepped */
  onStep: (text: string, steps: number) => boolean;
  onMove: (value: string) => void;
  onFinish: () => void;
  /** Applies a typed value. @returns why it is invalid; undefined once it is applied */
  onSubmit: (text: string) => Promise<string | undefined>;
  onReset: () => void;
}

export function TuneRow(props: TuneRowProps) {
  const { name, value, warning, onStep, onFinish } = props;
  const field = useTyped(value, props.onSubmit);
  const remark = field.problem ?? (field.isTyped ? undefined : warning);
  const step = (event: KeyboardEvent, steps: number) => {
    if (!onStep(field.text, event.shiftKey ? steps * 10 : steps)) return;
    event.preventDefault();
    field.setTyped(undefined);
  };
  return (
    <RowFrame {...props}>
      <input
        class="field tune-value"
        type="text"
        aria-label={name}
        aria-invalid={field.problem !== undefined}
        aria-describedby={remark === undefined ? undefined : problemId(name)}
        autocomplete="off"
        spellcheck={false}
        maxLength={256}
        value={field.text}
        data-typed={field.isTyped}
        onMouseDown={(event) => {
          // As the Tab key does: what is typed takes the place of the value.
          if (document.activeElement === event.currentTarget) return;
          event.preventDefault();
          event.currentTarget.focus();
          event.currentTarget.select();
        }}
        onInput={({ currentTarget }) => {
          field.setTyped(currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key === "ArrowUp") step(event, 1);
          else if (event.key === "ArrowDown") step(event, -1);
          else if (event.key === "Escape" && field.isTyped) {
            event.preventDefault();
            field.setTyped(undefined);
          } else if (event.key === "Enter") void field.submit();
        }}
        onKeyUp={({ key }) => {
          if (key.startsWith("Arrow")) onFinish();
        }}
        onBlur={() => {
          void field.submit();
        }}
      />
      {remark === undefined ? <SliderInput {...props} /> : <Problem name={name} problem={remark} />}
    </RowFrame>
  );
}

interface RowFrameProps extends Pick<TuneRowProps, "name" | "label" | "isChanged" | "onReset"> {
  note?: string;
  children: ComponentChildren;
}

/** What a row sets, with the way back. */
export function RowFrame({ name, label, note = "", isChanged, onReset, children }: RowFrameProps) {
  return (
    <div class="tune-row" data-changed={isChanged}>
      <span class="tune-label">
        {label} <span class="tune-note">{note}</span>
      </span>
      <button
        type="button"
        class="quiet-button tune-reset"
        aria-label={`Reset ${name}`}
        disabled={!isChanged}
        onClick={({ currentTarget: { parentElement } }) => {
          // It has nothing to reset then, and would lose the focus.
          parentElement?.querySelector<HTMLElement>("input, select")?.focus();
          onReset();
        }}
      >
        Reset
      </button>
      {children}
    </div>
  );
}

/** In the place of the slider, so that nothing moves. */
export function Problem({ name, problem }: { name: string; problem: string }) {
  return (
    <p class="error tune-problem" id={problemId(name)} role="alert">
      <span class="visually-hidden">{`${name}: `}</span>
      {problem}
    </p>
  );
}

export function problemId(name: string): string {
  return `${name.toLowerCase().replaceAll(" ", "-")}-problem`;
}

function SliderInput({ name, value, slider, onMove, onFinish }: TuneRowProps) {
  if (slider === undefined) return <span class="tune-slider" />;
  const { position, at, ...range } = slider;
  return (
    <input
      class="tune-slider"
      type="range"
      aria-label={`${name}, slider`}
      aria-valuetext={value}
      {...range}
      value={position}
      onInput={({ currentTarget }) => {
        onMove(at(currentTarget.valueAsNumber));
      }}
      onChange={onFinish}
    />
  );
}

/** What is being typed into a field, until it is applied. An invalid text stays. */
function useTyped(value: string, onSubmit: TuneRowProps["onSubmit"]) {
  const [typed, setText] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const setTyped = (text: string | undefined) => {
    setText(text);
    setProblem(undefined);
  };
  // Undo, or a slider, has set another value.
  useEffect(() => {
    setTyped(undefined);
  }, [value]);
  const submit = async () => {
    if (typed === undefined || problem !== undefined) return;
    const invalid = typed.trim() === value ? undefined : await onSubmit(typed);
    setProblem(invalid);
    if (invalid === undefined) setText(undefined);
  };
  return { text: typed ?? value, isTyped: typed !== undefined, problem, setTyped, submit };
}
