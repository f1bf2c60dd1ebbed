import { type InlineRun, inlineRunsOf } from "../samples/inline-runs.ts";

/** A sample text with its emphasis, strong text, links and code. A link of a sample leads nowhere. */
export function MarkedText({ text }: { text: string }) {
  return <>{inlineRunsOf(text).map(runElement)}</>;
}

function runElement({ kind, text }: InlineRun) {
  switch (kind) {
    case "strong":
      return <strong>{text}</strong>;
    case "emphasis":
      return <em>{text}</em>;
    case "link":
      return <a class="link">{text}</a>;
    case "code":
      return <code>{text}</code>;
    case "text":
      return text;
  }
}
