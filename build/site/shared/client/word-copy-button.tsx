import { announce } from "./announce.ts";
import { copyText } from "./copy-text.ts";

const COPIED_IS_SHOWN_MILLISECONDS = 2000;

/** A button that says that it has copied. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  return (
    <button
      type="button"
      class="word-button"
      onClick={({ currentTarget: button }) => {
        void copyText(text).then((isCopied) => {
          button.textContent = isCopied ? "Copied" : "Not allowed";
          announce(isCopied ? `Copied: ${text}` : `Copying is not allowed here: ${text}`);
          setTimeout(() => {
            button.textContent = label;
          }, COPIED_IS_SHOWN_MILLISECONDS);
        });
      }}
    >
      {label}
    </button>
  );
}
