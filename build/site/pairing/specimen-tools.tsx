import type { LanguageTexts } from "../shared/samples/language-texts.ts";
import { type Site, linkTo } from "../shared/site.ts";
import { Segments } from "./panel/segments.tsx";

/** Widths that all contexts take together, by rules of `pairing.css`. */
const WIDTHS = [
  { label: "Phone", value: "390px" },
  { label: "Tablet", value: "768px" },
  { label: "Full width", value: "none" },
];

interface SpecimenToolsProps {
  site: Site;
  languages: readonly LanguageTexts[];
  first: LanguageTexts;
}

/** The head of the specimen: its language and editing. They need the script. */
export function SpecimenTools({ site, languages, first }: SpecimenToolsProps) {
  return (
    <div class="specimen-head">
      <h2 id="specimen">Specimen</h2>
      <div class="specimen-tools">
        <button type="button" class="quiet-button" data-restore disabled>
          Restore text
        </button>
        <button type="button" class="quiet-button" data-edit aria-pressed="false">
          Edit text
        </button>
        {languages.length > 1 && (
          <label>
            Language{" "}
            <select
              class="select"
              data-language
              data-languages={linkTo(site, site.assets.path("languages.json"))}
              autocomplete="off"
            >
              {languages.map(({ lang, name }) => (
                <option value={lang} selected={lang === first.lang}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <p class="letters-note" role="status" data-letters />
    </div>
  );
}

/** The head of the contexts: the width of all of them. */
export function ContextsHead() {
  return (
    <div class="specimen-head">
      <h2 id="contexts">In context</h2>
      <div class="specimen-tools specimen-widths">
        <Segments
          name="frame-width"
          legend="Width of the contexts"
          choices={WIDTHS}
          chosen="none"
        />
      </div>
    </div>
  );
}
