import { type PairingItem, shortName } from "../model/items.ts";
import { familiesInTitle, ownTitle } from "../pairing/title.ts";

const UNDO = "Commit first, add, look; git revert (or git restore before a commit) undoes it.";
/**
 * What the client prints when a pairing has been added: how to check and to undo it, what was set, the fonts.
 * Five lines.
 *
 * @see https://ui.shadcn.com/docs/registry/registry-item-json, `docs`
 */
export function installationNotes(pairing: PairingItem, isTypeset: boolean): string {
  const name = shortName(pairing);
  const title = ownTitle(pairing.title);
  const [heading, body, mono] = familiesInTitle(pairing.title);
  const fonts = `Fonts: ${heading} (--font-heading), ${body} (--font-body), ${mono} (--font-mono).`;
  if (isTypeset)
    return [
      UNDO,
      `${title} is set by a class, and nothing outside of it changes: <article class="typeset typeset-${name}">.`,
      fonts,
      "Where shadcn's typeset.css is imported, its rules for lists, tables and quotes apply instead of those here.",
      "Parts inside .not-typeset have the face and the size of the app.",
    ].join("\n");
  const [reference = ""] = pairing.registryDependencies;
  // The registry of a namespace is known to the project alone.
  const script = reference.startsWith("@")
    ? "r/check.js of this registry"
    : `import("${reference.slice(0, reference.lastIndexOf("/"))}/check.js")`;
  return [
    `Check: ${script}, in the browser's console, names each rule that wins over the pairing.`,
    UNDO,
    `${title} sets h1 to h6, family and leading of body, family and size of code and pre. Utilities override it.`,
    fonts,
    "Another pairing of this flavour replaces it.",
  ].join("\n");
}
