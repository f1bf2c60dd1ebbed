import type { ComponentChildren } from "preact";

/** A term of a `dl` with what is stated of it. */
export function Fact({ term, children }: { term: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
