/** Items are plain text, with straight apostrophes; what is set has typographic ones. */
export function withApostrophes(text: string): string {
  return text.replaceAll("'", "’");
}
