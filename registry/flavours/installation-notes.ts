import { type PairingItem, shortName } from "../model/items.ts";
import { familiesInTitle, ownTitle } from "../pairing/title.ts";

/** Of an item that another one replaces; hosts of files alone give it all the same. */
export function replacementNote(title: string, replacement: string): string {
  return `${title} was replaced: use ${replacement} instead.`;
}

/**
 * What the client prints when a pairing has been added: what was set, the fonts, what to look at, how to undo it.
 * Five lines.
 *
 * @see https://ui.shadcn.com/docs/registry/registry-item-json, `docs`
 */
export function installationNotes(pairing: PairingItem, isTypeset: boolean): string {
  const name = shortName(pairing);
  const title = ownTitle(pairing.title);
  const [heading, body, mono] = familiesInTitle(pairing.title);
  const fonts = `Fonts: ${heading} (--font-heading), ${body} (--font-body), ${mono} (--font-mono).`;
  const { replacedBy } = pairing.meta ?? {};
  const replaced = replacedBy === undefined ? [] : [replacementNote(title, replacedBy)];
  const undo = `To undo it: npx typography-registry remove ${name}, or restore the files that git diff shows.`;
  if (isTypeset)
    return [
      ...replaced,
      `${title} is set by a class, and nothing outside of it changes: <article class="typeset typeset-${name}">.`,
      fonts,
      "Where shadcn's typeset.css is imported, its rules for lists, tables and quotes apply instead of those here.",
      "Parts inside .not-typeset have the face and the size of the app.",
      undo,
    ].join("\n");
  return [
    ...replaced,
    `${title} sets h1 to h6, family and leading of body and p, family and size of code and pre. Utilities override it.`,
    fonts,
    "If <body> has the class font-sans, write font-body instead: buttons and labels inherit it.",
    "Another pairing of this flavour replaces it.",
    undo,
  ].join("\n");
}
