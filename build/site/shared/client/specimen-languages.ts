import { h, render } from "preact";
import { languageOfText } from "../cards/card-language.ts";
import { type LanguageTexts, textNamed } from "../samples/texts-of-language.ts";
import { MarkedText } from "../specimen/marked-text.tsx";
import { loadExtendedFor } from "./faces.ts";
import { fetchJson, loadOnceEach } from "./load-once.ts";
import { nextFrame } from "./next-frame.ts";

/**
 * Sets the texts of specimens in the language that the reader chooses. The texts of all languages are
 * one file, which is loaded at the first choice.
 *
 * @param own what the reader has written, whose language is chosen
 * @param onChange called after the texts have changed
 * @returns when the language of what the reader has written is set
 */
export async function startLanguages(
  specimens: HTMLElement,
  own: string,
  onChange: () => void,
): Promise<void> {
  const select = specimens.querySelector<HTMLSelectElement>("select[data-language]");
  if (select === null) return;
  const first = select.value;
  const texts = [...specimens.querySelectorAll<HTMLElement>("[data-text]")];
  // As the page was served: its article is another one in English.
  const served = texts.map((text) => text.innerHTML);
  const setChosen = async () => {
    const chosen = await textsIn(select.value, select.dataset["languages"] ?? "");
    if (chosen === undefined) return;
    await loadExtendedFor(texts, () => JSON.stringify(chosen));
    if (chosen.lang !== select.value) return;
    setLanguage(specimens, chosen);
    for (const [index, text] of texts.entries()) {
      if (chosen.lang === first) text.innerHTML = served[index] ?? "";
      else setText(text, chosen);
      text.hidden = text.textContent === "";
    }
    onChange();
  };
  select.addEventListener("change", () => void setChosen());
  const languages = [...select.options].map(({ value }) => value);
  select.value = languageOfText(own, languages) ?? first;
  if (select.value === first) return;
  await setChosen();
  // The layout asks for their faces.
  await nextFrame();
  await document.fonts.ready;
}

const loadLanguages = loadOnceEach(fetchJson<readonly LanguageTexts[]>);

/** The sample texts of a language, in the file of all at a URL; undefined where they cannot be loaded. */
export async function textsIn(language: string, url: string): Promise<LanguageTexts | undefined> {
  try {
    return (await loadLanguages(url)).find(({ lang }) => lang === language);
  } catch {
    return undefined;
  }
}

/** Says in which language the texts of an element are. */
export function setLanguage(specimens: HTMLElement, { lang, direction }: LanguageTexts): void {
  for (const element of specimens.querySelectorAll<HTMLElement>("[dir]")) {
    element.dir = direction;
    if (element.lang !== "") element.lang = lang;
  }
}

/** Puts the text that `data-text` names into an element. */
export function setText(element: HTMLElement, texts: LanguageTexts): void {
  const parts = document.createElement("div");
  render(h(MarkedText, { text: textNamed(element.dataset["text"] ?? "", texts) }), parts);
  element.replaceChildren(...parts.childNodes);
}
