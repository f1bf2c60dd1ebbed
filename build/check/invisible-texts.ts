import { invisibleCharacterIn } from "../../registry/model/invisible-characters.ts";
import { pointerOf } from "./problem.ts";

/** A key or a string of a JSON value with an invisible character, and where it is. */
export interface InvisibleText {
  pointer: string;
  isAboutKey: boolean;
  /** Its first one, such as `U+202E`. */
  character: string;
}

/** Every key and every string of a JSON value that has an invisible character, from the start down. */
export function invisibleTexts(value: unknown): InvisibleText[] {
  const found: InvisibleText[] = [];
  const add = (text: string, path: readonly (string | number)[], isAboutKey: boolean) => {
    const character = invisibleCharacterIn(text);
    if (character !== undefined) found.push({ pointer: pointerOf(path), isAboutKey, character });
  };
  const visit = (part: unknown, path: (string | number)[]): void => {
    if (typeof part === "string") add(part, path, false);
    if (typeof part !== "object" || part === null) return;
    for (const [key, inner] of Object.entries(part)) {
      path.push(key);
      if (!Array.isArray(part)) add(key, path, true);
      visit(inner, path);
      path.pop();
    }
  };
  visit(value, []);
  return found;
}
