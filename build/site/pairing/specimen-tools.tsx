import { renderToString } from "preact-render-to-string";
import type { LanguageTexts } from "../shared/samples/language-texts.ts";
import { type Site, linkTo } from "../shared/site.ts";

/** Widths that all contexts take together: a phone, a tablet, all the room there is. */
const WIDTHS = [
  { label: "Phone", width: "390px" },
  { label: "Tablet", width: "768px" },
  { label: "Full width", width: "none" },
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
              dangerouslySetInnerHTML={{ __html: optionsHtml(languages, first) }}
            />
          </label>
        )}
      </div>
      <p class="letters-note" role="status" data-letters />
    </div>
  );
}

const renderedOptions = new Map<string, string>();

/** Rendered once for all pairings that cover the same languages. */
function optionsHtml(languages: readonly LanguageTexts[], first: LanguageTexts): string {
  const key = [first.lang, ...languages.map(({ name }) => name)].join();
  const known = renderedOptions.get(key);
  if (known !== undefined) return known;
  const html = renderToString(
    <>
      {languages.map(({ lang, name }) => (
        <option value={lang} selected={lang === first.lang}>
          {name}
        </option>
      ))}
    </>,
  );
  renderedOptions.set(key, html);
  return html;
}

/** The head of the contexts: the width of all of them. */
export function ContextsHead() {
  return (
    <div class="specimen-head">
      <h2 id="contexts">In context</h2>
      <div class="specimen-tools specimen-widths">
        <div class="choice-of-one" role="group" aria-label="Width of the contexts">
          {WIDTHS.map(({ label, width }) => (
            <button
              type="button"
              class="quiet-button"
              data-frame-width={width}
              aria-pressed={width === "none"}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
