/** A stretch of a text that is set alike. */
export interface InlineRun {
  kind: "text" | "strong" | "emphasis" | "link" | "code";
  /** Without its marks; never empty. */
  text: string;
}

/** Each marked text is a group of its kind. */
const MARKS =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<emphasis>[^*]+)\*|\[(?<link>[^[\]]+)\]|`(?<code>[^`]+)`/g;

/**
 * The runs of a sample text, whose marks are `*emphasis*`, `**strong**`, `[link]` and a phrase of code
 * between backticks. Marks do not nest, and none can be escaped.
 */
export function inlineRunsOf(marked: string): InlineRun[] {
  const runs: InlineRun[] = [];
  let end = 0;
  for (const match of marked.matchAll(MARKS)) {
    runs.push({ kind: "text", text: marked.slice(end, match.index) });
    for (const [kind, text = ""] of Object.entries(match.groups ?? {}))
      runs.push({ kind: kind as InlineRun["kind"], text });
    end = match.index + match[0].length;
  }
  runs.push({ kind: "text", text: marked.slice(end) });
  return runs.filter(({ text }) => text !== "");
}
