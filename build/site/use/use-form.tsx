import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { MAX_HEADLINE_CHARACTERS } from "../shared/one-line.ts";
import { USES, type UsePageState, type UsedAs } from "./page-state.ts";

const LABELS: Readonly<Record<UsedAs, string>> = { text: "text", heading: "headings" };

export interface UseFormProps {
  state: UsePageState;
  /** What the font is used as. */
  used?: UsedAs;
  /** The headline until the reader writes one. */
  headline: string;
  /** What the field of the font begins with. */
  font: string;
  /** What is wrong with it. */
  problem?: ComponentChildren;
  /** The titles of all fonts, once they are known. */
  titles?: readonly string[];
  onNear?: () => void;
  onFont?: (written: string) => void;
  onUse?: (as: UsedAs) => void;
  onText?: (text: string) => void;
}

/** The question: a font, what it is used as, and the reader's headline. */
export function UseForm({ state, used, headline, font, problem, ...props }: UseFormProps) {
  const { titles = [], onNear, onFont, onUse, onText } = props;
  const [typed, setTyped] = useState<string>();
  const submit = () => {
    if (typed !== undefined) onFont?.(typed);
    setTyped(undefined);
  };
  return (
    <div class="use-form">
      <form
        class="use-sentence"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label for="use-font">I use</label>
        <input
          id="use-font"
          class="use-font"
          list="use-fonts"
          placeholder="a font"
          autocomplete="off"
          spellcheck={false}
          maxLength={64}
          value={typed ?? font}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={problem === undefined ? undefined : "use-problem"}
          onFocus={({ currentTarget }) => {
            currentTarget.select();
            onNear?.();
          }}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
          }}
          onChange={submit}
        />
        <datalist id="use-fonts">
          {titles.map((title) => (
            <option value={title} />
          ))}
        </datalist>
        <div class="use-as" role="group" aria-label="Used as">
          <span>as</span>
          {USES.map((as) => (
            <button
              type="button"
              class="quiet-button"
              aria-pressed={as === used}
              onClick={() => onUse?.(as)}
            >
              {LABELS[as]}
            </button>
          ))}
        </div>
      </form>
      <p class="use-problem" id="use-problem" role="status">
        {problem}
      </p>
      <input
        class="field use-text"
        aria-label="Your headline"
        placeholder={`Your headline: ${headline}`}
        autocomplete="off"
        maxLength={MAX_HEADLINE_CHARACTERS}
        value={state.text}
        onInput={({ currentTarget }) => onText?.(currentTarget.value)}
      />
    </div>
  );
}
