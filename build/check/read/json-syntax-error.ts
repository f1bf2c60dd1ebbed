// A CommonJS package without named exports for Node.js.
import jsonc, { type ParseError } from "jsonc-parser";
import { displayValue } from "../problem.ts";

/** The same grammar as `JSON.parse`. */
export const STRICT_JSON = { disallowComments: true, allowTrailingComma: false };

/** What is wrong and how to fix it, and the offset at which to do so. */
interface SyntaxProblem {
  reason: string;
  offset: number;
}

type SyntaxErrorCode = ReturnType<typeof jsonc.printParseErrorCode>;

/** What is wrong, and how to fix it. */
const REASONS: Partial<Record<SyntaxErrorCode, string>> = {
  PropertyNameExpected: "a field name in double quotes is missing here.",
  ValueExpected: "a value is missing here.",
  ColonExpected: "a colon is missing after the field name.",
  CommaExpected: "a comma is missing after this value.",
  CloseBraceExpected: 'the closing "}" is missing.',
  CloseBracketExpected: 'the closing "]" is missing.',
  EndOfFileExpected: "text after the end of the JSON value. Remove it.",
  InvalidCommentToken: "comments are not allowed. Remove the comment.",
  UnexpectedEndOfString:
    "the closing double quote of this string is missing. A string ends on its own line; write a line break in it as \\n.",
  UnexpectedEndOfNumber: "this number is incomplete.",
  InvalidUnicode: "\\u in a string needs four hexadecimal digits.",
  InvalidEscapeCharacter: 'invalid escape in a string. Write a backslash as "\\\\".',
  InvalidCharacter: "a control character in a string. Write a tab as \\t.",
};

/** What people write that is no JSON, by how it begins; the first that matches. */
const SYMBOLS: readonly (readonly [beginning: RegExp, reason: string])[] = [
  [
    /^(?:<{7}|={7}|>{7})/,
    "a merge conflict. Keep one of the two versions, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.",
  ],
  [/^</, "the file has HTML or XML instead of JSON. Save the JSON itself."],
  [/^'/, "single quotes. Write double quotes instead."],
  [
    /^[\u2018-\u201f\u00ab\u00bb`]/,
    'quotes of another kind. Write straight double quotes instead: "',
  ],
  [/^(?:None|undefined|nil|NULL|Null)$/, "JSON has no such value. Remove the field."],
  [/^(?:True|TRUE)$/, "write it as true."],
  [/^(?:False|FALSE)$/, "write it as false."],
  [/^(?:r?em|px|pt|%)/, 'a value with a unit is a string. Write it in double quotes: "2.5rem".'],
  [
    /^[+.]?\d/,
    "a number in JSON begins with a digit other than 0, or with 0 and a dot: 0.95. Here most values are strings, in double quotes.",
  ],
];

/** The longest value in a message, in characters. */
const MAX_SHOWN = 80;

const SEPARATORS: ReadonlyMap<string, string> = new Map([
  [";", "A comma separates fields."],
  ["=", "A colon follows a field name."],
]);

/** These report the next token; what is missing belongs right after the one before it. */
const MISSING_BEFORE: ReadonlySet<SyntaxErrorCode> = new Set([
  "ColonExpected",
  "CommaExpected",
  "CloseBraceExpected",
  "CloseBracketExpected",
]);

/** The first error in a text that `JSON.parse` refuses, and the offset at which to correct it. */
export function syntaxError(text: string, engineError: Error): SyntaxProblem {
  if (text.trim() === "") return { reason: "the file is empty.", offset: 0 };
  const errors: ParseError[] = [];
  jsonc.parse(text, errors, STRICT_JSON);
  const [first] = errors;
  if (first === undefined) return engineReason(engineError);

  const { offset, length } = first;
  const code = jsonc.printParseErrorCode(first.error);
  const before = text.slice(0, offset).trimEnd();
  const token = text.slice(offset, offset + Math.max(length, 1));
  const ofQuotes = quoteProblem(code, before, token, offset);
  if (ofQuotes !== undefined) return ofQuotes;
  if (before.endsWith(",") && (token === "}" || token === "]")) {
    return { reason: `a trailing comma. Remove the comma before this "${token}".`, offset };
  }
  if (code === "CommaExpected" && (token === "}" || token === "]")) {
    return { reason: `"${token === "}" ? "]" : "}"}" expected instead of "${token}".`, offset };
  }
  if (code === "InvalidSymbol") return { reason: unexpected(token), offset };
  if (code === "ValueExpected" && text.slice(offset).trim() === "") {
    return { reason: "the file ends too early.", offset: before.length };
  }
  const reason = REASONS[code] ?? engineReason(engineError).reason;
  if (MISSING_BEFORE.has(code)) return { reason, offset: before.length };
  return { reason, offset: code === "UnexpectedEndOfString" ? offset + length : offset };
}

function unexpected(token: string): string {
  const known = SYMBOLS.find(([beginning]) => beginning.test(token))?.[1];
  const remedy = known ?? SEPARATORS.get(token) ?? "Strings and field names need double quotes.";
  return `unexpected ${displayValue(token)}${known === undefined ? "." : ":"} ${remedy}`;
}

/** Where a quote is missing or too many, the text around it is read as something else. */
function quoteProblem(
  code: SyntaxErrorCode,
  before: string,
  token: string,
  offset: number,
): SyntaxProblem | undefined {
  if (code === "UnexpectedEndOfString" && before.length === offset) {
    // What looks like the start of a string is the end of one: 1.15",
    const value =
      before
        .slice(-MAX_SHOWN)
        .split(/[\s":,[\]{}]/)
        .at(-1) ?? "";
    const isEnd = /^"[\s,\]}]*$/.test(token);
    if (isEnd && value !== "") {
      const reason = `the opening double quote of this string is missing: write "${value}".`;
      return { reason, offset: offset - value.length };
    }
  }
  if (code === "ColonExpected") {
    const start = before.lastIndexOf('"', before.length - 2);
    const colon = before.indexOf(":", start);
    if (start === -1 || colon === -1) return undefined;
    const name = before.slice(start + 1, colon);
    const reason = `the closing double quote of the field name is missing: write "${name}".`;
    return { reason, offset: colon };
  }
  const isAfterString = before.length === offset && before.endsWith('"');
  if (!isAfterString || (code !== "InvalidSymbol" && code !== "CommaExpected")) return undefined;
  if (!/^[\p{L}\p{N}]/u.test(token)) return undefined;
  const reason =
    'the string ends here, and text follows. Write a double quote inside a string as \\", or add the one that is missing before it.';
  return { reason, offset: offset - 1 };
}

/** What V8 says, for an error that the tolerant parser does not see. */
function engineReason({ message }: Error): SyntaxProblem {
  const offset = Number(/ at position (\d+)/.exec(message)?.[1] ?? 0);
  return { reason: `${message.split(" in JSON at position ")[0] ?? message}.`, offset };
}
