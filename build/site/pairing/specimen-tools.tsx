import type { LanguageTexts } from "../samples/language-texts.ts";
import { type Site, linkTo } from "../site.ts";

/** The head of the specimen: its language, editing, its own light and dark. They need the script. */
export function SpecimenTools({
  site,
  languages,
  first,
  languagesPath,
}: {
  site: Site;
  languages: readonly LanguageTexts[];
  first: LanguageTexts;
  languagesPath: string;
}) {
  return (
    <div class="specimen-head">
      <h2>Specimen</h2>
      <div class="tools">
        {languages.length > 1 && (
          <label>
            Language{" "}
            <select data-language data-languages={linkTo(site, languagesPath)} autocomplete="off">
              {languages.map(({ lang, name }) => (
                <option value={lang} selected={lang === first.lang}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="button" class="quiet-button" data-edit aria-pressed="false">
          Edit text
        </button>
        <button type="button" class="quiet-button" data-restore disabled>
          Restore text
        </button>
        <button type="button" class="quiet-button" data-scheme aria-pressed="false">
          Dark specimen
        </button>
      </div>
      <p class="letters-note" role="status" data-letters />
    </div>
  );
}
