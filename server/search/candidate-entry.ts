import { sentencesOf } from "../../registry/pairing/description.ts";
import { withoutPairingPrefix } from "../../registry/model/items.ts";
import { type Publication, textOf } from "../replies/content.ts";
import type { Result } from "./index-ranking.ts";
import type { IndexEntry } from "./searchable-index.ts";

/** More limitations would be read by nobody. */
const MOST_LIMITATIONS = 2;

const COMMAND = /`(npx --yes shadcn add [^`]+)`/;
const STYLESHEET = /<link rel="stylesheet" href="([^"]*)">/;

/**
 * A candidate with everything that decides, and that installs it; the facts are those of its DESIGN.md. Its
 * description says how it answers the brief: clients print nothing else.
 */
export function candidateEntry(
  { entry, attitude = "other", reason = "" }: Result,
  _: string,
  publication: Publication,
): IndexEntry {
  const { name, description } = entry;
  const [purpose = ""] = sentencesOf(description.slice(description.indexOf(" — ") + 3));
  const ownName = withoutPairingPrefix(name);
  const path = `/design/${ownName}.md`;
  const picture = `/pairings/${ownName}/picture.png`;
  const file = publication.file(path);
  const design = file ? textOf(file) : "";
  const [base] = STYLESHEET.exec(design)?.[1]?.split("/css/") ?? [];
  const [, section = ""] = design.split("\n## Limitations\n");
  const [stated = ""] = section.split("\n## ");
  const limitations = stated.trimEnd().split("\n- ").slice(1);
  const command = COMMAND.exec(design)?.[1];
  return {
    ...entry,
    description: `${attitude[0]?.toUpperCase()}${attitude.slice(1)}: ${reason}. ${purpose}`,
    meta: {
      attitude,
      limitations: limitations.slice(0, MOST_LIMITATIONS),
      ...(command !== undefined && { command }),
      ...(base !== undefined && {
        ...(publication.file(picture) && { picture: base + picture }),
        design: `${base}${path}`,
        stylesheet: `${base}/css/${ownName}.css`,
      }),
    },
  };
}
