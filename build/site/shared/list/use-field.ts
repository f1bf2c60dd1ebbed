import { useEffect } from "preact/hooks";
import type { ListStore } from "./list-store.ts";

/**
 * Keeps what a field of the page says and a part of the state the same.
 *
 * @param value the part, as it is drawn
 */
export function useField(
  find: () => HTMLInputElement | null,
  store: ListStore | undefined,
  part: "query" | "text",
  value: string,
): void {
  useEffect(() => {
    const field = find();
    if (field === null || store === undefined) return undefined;
    const type = () => {
      store.type({ [part]: field.value });
    };
    field.addEventListener("input", type);
    // What was typed while the script was loading.
    if (field.value !== "" && field.value !== store.state[part])
      field.dispatchEvent(new Event("input"));
    return () => {
      field.removeEventListener("input", type);
    };
  }, [store]);
  useEffect(() => {
    const field = find();
    // Writing the value of a field that somebody types in would move the caret.
    if (field && store?.isTyping === false && field.value.trim() !== value) field.value = value;
  }, [store, value]);
}
