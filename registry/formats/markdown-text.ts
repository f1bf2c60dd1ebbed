/** A text as Markdown shows it, whatever it has: it makes no link, no heading and no markup. */
export function inMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>~|]|^[#+=-]/g, "\\$&");
}

/** A text as code within a line. @see CommonMark 0.31, code spans */
export function codeSpan(text: string): string {
  const runs = text.match(/`+/g);
  if (runs === null) return `\`${text}\``;
  const fence = "`".repeat(Math.max(...runs.map((run) => run.length)) + 1);
  return `${fence} ${text} ${fence}`;
}
