import type { ComponentChildren } from "preact";
import { fetchJson, loadOnceEach } from "../../shared/client/load-once.ts";
import { useLoaded } from "../../shared/client/use-loaded.ts";

interface LanguageLettersProps {
  languages: readonly (readonly [tag: string, name: string])[];
  /** Of the chosen language; undefined for a font that sets none. */
  tag: string | undefined;
  onChange: (tag: string) => void;
  /** Of `language-letters.json`: BCP 47 tag -> letters. */
  url: string;
  /** Draws a line of letters. */
  children: (line: string) => ComponentChildren;
}

const SIGNS = "0123456789 &?!@ §€£ «» “” – —";
const lettersIn = loadOnceEach(fetchJson<Readonly<Record<string, string>>>);

/** The letters of a language that the reader chooses, and figures and signs. */
export function LanguageLetters(props: LanguageLettersProps) {
  const { languages, tag = "", onChange, url, children } = props;
  const letters = useLoaded(() => lettersIn(url), []);
  const spaced = Array.from(letters?.[tag] ?? "").join(" ");
  const [capitals = ""] = /^[\p{Lu} ]*/u.exec(spaced) ?? [];
  const others = spaced.slice(capitals.length);
  return (
    <>
      {languages.length > 0 && (
        <label class="font-language">
          <span>Letters of</span>
          <select
            class="field select"
            value={tag}
            onChange={({ currentTarget: { value } }) => {
              onChange(value);
            }}
          >
            {languages.map(([one, label]) => (
              <option value={one} key={one}>
                {label}
              </option>
            ))}
          </select>
          <span class="quiet">
            {languages.length} {languages.length === 1 ? "language" : "languages"}
          </span>
        </label>
      )}
      {[capitals, others, SIGNS].map((line) => line !== "" && children(line))}
    </>
  );
}
