import { useEffect, useState } from "preact/hooks";
import { quantityOf, stepped, textOfQuantity } from "../panel/slider-range.ts";
import type { TunedProperty } from "../../shared/tuning/tuning.ts";

/** Applies a typed value. @returns why it is invalid, as the server says it; undefined once it is applied */
export type Submit = (text: string) => Promise<string | undefined>;

/**
 * A field for any value of CSS. An invalid one stays in it, with the server's message below, until it is
 * corrected or given up with Escape.
 */
export function TuneValue({
  name,
  word,
  value,
  onPreview,
  onFinish,
  onSubmit,
}: {
  name: string;
  word: TunedProperty["word"];
  value: string;
  onPreview: (value: string) => void;
  onFinish: () => void;
  onSubmit: Submit;
}) {
  const { typed, problem, setTyped, submit } = useTyped(value, onSubmit);
  const id = `tune-problem-${word}`;
  const step = (event: KeyboardEvent, steps: number) => {
    const quantity = quantityOf(typed ?? value);
    if (quantity === undefined) return;
    event.preventDefault();
    setTyped(undefined);
    onPreview(textOfQuantity(stepped(quantity, word, steps)));
  };
  return (
    <>
      <input
        class="tune-value"
        type="text"
        aria-label={name}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : id}
        autocomplete="off"
        spellcheck={false}
        maxLength={256}
        value={typed ?? value}
        data-parameter={word}
        data-typed={typed !== undefined}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          const steps = event.shiftKey ? 10 : 1;
          if (event.key === "ArrowUp") step(event, steps);
          else if (event.key === "ArrowDown") step(event, -steps);
          else if (event.key === "Escape" && typed !== undefined) {
            event.preventDefault();
            setTyped(undefined);
          } else if (event.key === "Enter") submit();
        }}
        onKeyUp={(event) => {
          if (event.key.startsWith("Arrow")) onFinish();
        }}
        onBlur={submit}
      />
      {problem !== undefined && (
        <p class="tune-problem" id={id} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

/** What is being typed into a field, until it is applied. */
export function useTyped(value: string, onSubmit: Submit) {
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
  const submit = () => {
    if (typed === undefined || problem !== undefined) return;
    if (typed.trim() === value) setTyped(undefined);
    else
      void onSubmit(typed).then((invalid) => {
        setProblem(invalid);
        if (invalid === undefined) setText(undefined);
      });
  };
  return { typed, problem, setTyped, submit };
}
