import { useEffect } from "preact/hooks";
import { loadSheet } from "../../shared/client/load-once.ts";
import type { Offered } from "../offered.ts";
import { USES, type UsePageState, searchOfState } from "../page-state.ts";

interface OfferedFontsProps {
  offered: Offered;
  /** The url of the stylesheet with their faces. */
  sheet: string;
  state: UsePageState;
}

/** Fonts to begin with, in their own faces. */
export function OfferedFonts({ offered, sheet, state }: OfferedFontsProps) {
  useEffect(() => {
    // Without it the names are in the face of the site.
    loadSheet(sheet).catch(() => undefined);
  }, []);
  return (
    <section class="use-offers" aria-label="Begin with">
      {USES.map((as) => (
        <div>
          <h2>{as === "text" ? "As text" : "As headings"}</h2>
          <ul>
            {offered[as].map(({ name, title }) => (
              <li>
                <a class={`offered-${name}`} href={searchOfState({ ...state, font: name, as })}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
