import type { Offered } from "./offered.ts";
import { USES, type UsePageState, searchOfState } from "./page-state.ts";

/** Fonts to begin with, in their own faces. */
export function OfferedFonts({ offered, state }: { offered: Offered; state: UsePageState }) {
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
