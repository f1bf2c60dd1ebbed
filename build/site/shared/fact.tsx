import type { ComponentChildren } from "preact";

/** A term of a `dl` with what is stated of it. */
export function Fact({
  term,
  children,
  ...attributes
}: {
  term: ComponentChildren;
  children: ComponentChildren;
  class?: string;
  "data-of-own-fonts"?: boolean;
}) {
  return (
    <div {...attributes}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
