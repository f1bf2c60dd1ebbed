import type { ComponentChildren } from "preact";

/**
 * A command or a listing, with a button that copies what is shown of it; see client/copy.ts, which runs on
 * every page. Without JavaScript there is no button.
 */
export function CodeBox({
  label,
  isListing = false,
  children,
}: {
  /** What the code is, for screen readers. */
  label: string;
  /** Lines that scroll. Those of a command wrap. */
  isListing?: boolean;
  children: ComponentChildren;
}) {
  return (
    <div class="code">
      <pre class={isListing ? "listing" : undefined} tabIndex={0} aria-label={label}>
        <code>{children}</code>
      </pre>
      <button type="button" class="copy">
        Copy
      </button>
    </div>
  );
}
