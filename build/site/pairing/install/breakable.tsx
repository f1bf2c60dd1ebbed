/** A command that breaks after a slash, a question mark or an ampersand rather than within a word. */
export function Breakable({ text }: { text: string }) {
  return <>{text.split(/(?<=[/&?])/).flatMap((part) => [part, <wbr />])}</>;
}
