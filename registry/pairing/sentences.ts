/** The sentences of a description. */
export function sentencesOf(description: string): string[] {
  return description.split(/(?<=[.!?]) (?=\p{Lu})/u);
}
