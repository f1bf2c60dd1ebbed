import { type InlineRun, inlineRunsOf } from "../samples/inline-runs.ts";

const TAGS = { strong: "strong", emphasis: "em", link: "a", code: "code" } as const;

/** A sample text with its emphasis, strong text, links and code. A link of a sample leads nowhere. */
export function MarkedText({ text }: { text: string }) {
  return <>{inlineRunsOf(text).map(runElement)}</>;
}

function runElement({ kind, text }: InlineRun) {
  if (kind === "text") return text;
  const Tag = TAGS[kind];
  return <Tag class={kind === "link" ? "link" : undefined}>{text}</Tag>;
}
