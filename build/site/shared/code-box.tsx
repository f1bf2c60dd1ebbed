import type { ComponentChildren } from "preact";

interface CodeBoxProps {
  /** What the code is, for screen readers. */
  label: string;
  /** Lines that scroll. Those of a command wrap. */
  isListing?: boolean;
  children: ComponentChildren;
}

/** A command or a listing, with a button that copies it as shown: see client/copy.ts. It needs JavaScript. */
export function CodeBox({ label, isListing = false, children }: CodeBoxProps) {
  return (
    <div class="code">
      <pre class={isListing ? "listing" : undefined} tabIndex={0} role="group" aria-label={label}>
        <code>
          {typeof children === "string" && !isListing ? <Command text={children} /> : children}
        </code>
      </pre>
      <button type="button" class="copy">
        Copy
      </button>
    </div>
  );
}

/** A command goes on in the next line after a slash, `?` or `&`, never within `https://`. */
const ENDS_OF_PARTS = /(?<=[^:/]\/)(?!\/)|(?<=[?&])/;

/** A command that is divided between its words and the parts of an address, not at the hyphens of a name. */
function Command({ text }: { text: string }) {
  return (
    <>
      {text.split(ENDS_OF_PARTS).map((part, index) => (
        <>
          {index > 0 && <wbr />}
          {part
            .split(/(\s)/)
            .map((word) => (word.includes("-") ? <span class="whole">{word}</span> : word))}
        </>
      ))}
    </>
  );
}
