/** What a query gives: a text made for it, the published bytes as they are, or every problem it has. */
export type Computed =
  | { text: string; isPublished?: never; problems?: never }
  | { isPublished: true; text?: never; problems?: never }
  | { problems: string[]; text?: never; isPublished?: never };
