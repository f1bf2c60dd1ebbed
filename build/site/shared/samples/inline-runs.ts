const MARKED_KINDS = ["strong", "emphasis", "link", "code"] as const;

/** A stretch of a text that is set alike. */
export interface InlineRun {
  kind: "text" | (typeof MARKED_KINDS)[number];
  /** Without its marks; never empty. */
  text: string;
}

/**
 * The runs of a sample text, whose marks are `*emphasis*`, `**strong**`, `[link]` and a phrase of code
 * between backticks. Marks do not nest, and none can be escaped.
 */
export function inlineRunsOf(marked: string): InlineRun[] {
  const marks =
    /\*\*(?<strong>[^*]+)\*\*|\*(?<emphasis>[^*]+)\*|\[(?<link>[^[\]]+)\]|`(?<code>[^`]+)`/g;
  const runs: InlineRun[] = [];
  let end = 0;
  for (const match of marked.matchAll(marks)) {
    runs.push({ kind: "text", text: marked.slice(end, match.index) }, markedRunOf(match));
    end = match.index + match[0].length;
  }
  runs.push({ kind: "text", text: marked.slice(end) });
  return runs.filter(({ text }) => text !== "");
}

function markedRunOf(match: RegExpExecArray): InlineRun {
  const kind = MARKED_KINDS.find((name) => match.groups?.[name] !== undefined);
  return kind === undefined
    ? { kind: "text", text: match[0] }
    : { kind, text: match.groups?.[kind] ?? "" };
}
