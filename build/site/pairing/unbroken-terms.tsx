/** Terms that a line break would take apart at their hyphen. */
const TERMS = /(x-heights?)/;

/** A text whose terms stay on one line. */
export function UnbrokenTerms({ text }: { text: string }) {
  return (
    <>
      {text
        .split(TERMS)
        .map((part) => (TERMS.test(part) ? <span class="unbroken">{part}</span> : part))}
    </>
  );
}
