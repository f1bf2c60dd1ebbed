import { FRAMEWORKS, shownFor } from "../../shared/install-choices.ts";
import type { Place } from "./install-diffs.ts";

/** The attributes by which the stylesheet shows an element for some frameworks and flavours. */
export function placeAttributes({ projects, flavours }: Place): {
  "data-framework": string | undefined;
  "data-flavour": string | undefined;
} {
  const frameworks = FRAMEWORKS.filter(({ project }) => projects?.includes(project));
  return {
    "data-framework": projects && shownFor(frameworks.map(({ value }) => value)),
    "data-flavour": shownFor(flavours),
  };
}
