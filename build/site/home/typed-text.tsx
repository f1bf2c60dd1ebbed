import { useEffect, useRef } from "preact/hooks";
import type { ListStore } from "../shared/list/list-store.ts";
import { OWN_TEXTS, type OwnText, ownText, textsOfLines } from "../shared/own-texts.ts";

interface TypedTextProps {
  name: OwnText;
  label: string;
  /** What it says until the visitor writes. */
  sample: string;
  own: string;
  store: ListStore | undefined;
}

/** A text that the visitor types in place. More lines pasted into the headline are the lead and the paragraph. */
export function TypedText({ name, label, sample, own, store }: TypedTextProps) {
  const element = useRef<HTMLSpanElement>(null);
  const served = useRef(sample);
  const shown = own.trim() === "" ? sample : own;
  useEffect(() => {
    const typed = element.current;
    // Writing what somebody types would move the caret.
    if (typed && typed !== document.activeElement && typed.textContent !== shown)
      typed.textContent = shown;
  }, [shown]);
  const select = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    if (currentTarget.textContent === sample) getSelection()?.selectAllChildren(currentTarget);
  };
  return (
    <span
      ref={element}
      class={`hero-typed hero-${name}`}
      data-text={name}
      role="textbox"
      aria-label={label}
      aria-multiline={name === "paragraph"}
      dangerouslySetInnerHTML={{ __html: served.current }}
      contentEditable="plaintext-only"
      spellcheck={false}
      dir="auto"
      onInput={({ currentTarget }) => {
        const typed = ownText(name, currentTarget.textContent);
        store?.type({ [name]: typed.trim() === sample ? "" : typed });
      }}
      onPaste={(event) => {
        const pasted = event.clipboardData?.getData("text/plain").trim() ?? "";
        if (store === undefined || name !== "text" || !pasted.includes("\n")) return;
        event.preventDefault();
        event.currentTarget.blur();
        store.change({ ...store.state, ...textsOfLines(pasted) }, "push");
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.preventDefault();
      }}
      onBeforeInput={(event) => {
        const { length } = event.currentTarget.textContent;
        const isLonger = event.inputType === "insertText" && length >= OWN_TEXTS[name];
        if (isLonger && getSelection()?.isCollapsed === true) event.preventDefault();
      }}
      onFocus={select}
      // A click puts the caret somewhere after the focus.
      onClick={select}
      onBlur={({ currentTarget }) => {
        if (currentTarget.textContent.trim() === "") currentTarget.textContent = sample;
      }}
    />
  );
}
