/** What a query gives: a text made for it, a published file as it is, or every problem it has. */
export type Computed =
  | { text: string; path?: never; problems?: never }
  | { path: string; text?: never; problems?: never }
  | { problems: string[]; text?: never; path?: never };
