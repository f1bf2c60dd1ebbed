/** Lists of languages, each once: hundreds of items set the same ones. */
export class LanguageSets {
  /** BCP 47 tags. */
  readonly all: string[][] = [];
  readonly #positions = new Map<string, number>();

  /** The position of a list in `all`. */
  positionOf(tags: readonly string[]): number {
    const key = tags.join(" ");
    const position = this.#positions.get(key) ?? this.all.push([...tags]) - 1;
    this.#positions.set(key, position);
    return position;
  }
}
