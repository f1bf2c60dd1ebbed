/** The compare page. */
import { render } from "preact";
import { useState } from "preact/hooks";
import { languageOfText } from "../../shared/cards/card-language.ts";
import { addressStore } from "../../shared/client/address-store.ts";
import { focusBeside } from "../../shared/client/focus-beside.ts";
import { fetchJson, loadOnce } from "../../shared/client/load-once.ts";
import { showPageAfter } from "../../shared/client/show-page.ts";
import { MAX_COMPARED } from "../../shared/max-compared.ts";
import { OWN_TEXTS, lettersOfTexts, ownText } from "../../shared/own-texts.ts";
import { textsIn } from "../../shared/client/specimen-languages.ts";
import type { LanguageTexts } from "../../shared/samples/texts-of-language.ts";
import { type ComparedPairings, NO_PAIRINGS } from "../compared-pairings.ts";
import {
  type CompareState,
  type ComparedColumn,
  COLUMNS_IN_ROW,
  COMPARED_CONTEXTS,
  type ComparedContext,
  NO_COMPARISON,
  compareStateOf,
  distinct,
  searchOfCompare,
  withColumn,
  withoutColumn,
} from "../compare-state.ts";
import { AddPairing } from "./add-pairing.tsx";
import { Column } from "./compare-column.tsx";
import { checkedColumn } from "./compare-tuned.ts";
import type { ShownComparison } from "./shown-comparison.ts";

const CONTEXT_LABELS: Readonly<Record<ComparedContext, string>> = {
  article: "Article",
  app: "App",
  product: "Product",
  documentation: "Docs",
};

const page = document.querySelector<HTMLElement>(".compare-page");

if (page) showPageAfter(start(page));

/** Draws the comparison that the page's address states, or what the page offers to begin with. */
async function start(page: HTMLElement): Promise<void> {
  const root = page.querySelector<HTMLElement>("[data-app]");
  if (root === null) return;
  const { itemBase = "", pairings = "", languages = "" } = page.dataset;
  const store = addressStore(compareStateOf, searchOfCompare);
  const load = loadOnce(() => fetchJson<ComparedPairings>(pairings));
  // What is shown follows the address when all that it names has been loaded.
  let json = NO_PAIRINGS;
  let shown: CompareState = NO_COMPARISON;
  let shownFor: CompareState | undefined;
  let texts: LanguageTexts | undefined;
  let unknown: readonly string[] = [];

  const change: ShownComparison["change"] = (edit) => {
    store.change(edit(store.state === shownFor ? shown : store.state), "push");
  };
  const write = (written: string) => {
    const text = ownText("text", written);
    shown = { ...shown, text };
    store.type({ text });
    update();
  };
  const update = () => {
    const isComparing = shown.columns.length > 0;
    page.classList.toggle("comparing", isComparing);
    page.querySelector("h1")?.classList.toggle("visually-hidden", isComparing);
    const comparison = { itemBase, json, state: shown, texts, change, write };
    render(<App comparison={comparison} unknown={unknown} load={load} />, root);
  };
  const show = async () => {
    const { state } = store;
    const { columns } = state;
    if (columns.length > 0) json = await load();
    const language = state.language || languageOfOwn(state, json);
    const isKnown = ({ name }: ComparedColumn) => json.pairings.some((one) => one.name === name);
    const [checked, ownTexts] = await Promise.all([
      Promise.all(columns.filter(isKnown).map(checkedColumn)),
      // The contexts are in English.
      language === "en" ? undefined : textsIn(language, languages),
    ]);
    // A later change is shown, whichever was loaded first.
    if (store.state !== state) return;
    unknown = columns.filter((column) => !isKnown(column)).map(({ name }) => name);
    texts = ownTexts;
    shown = { ...state, columns: distinct(checked) };
    shownFor = state;
    update();
  };
  const showOrFail = () =>
    show().catch(() => {
      render(
        <p class="page-note" role="alert">
          The pairings could not be loaded. Reload the page to try again.
        </p>,
        root,
      );
    });
  store.subscribe(() => void showOrFail());
  await showOrFail();
}

interface AppProps {
  comparison: ShownComparison;
  unknown: readonly string[];
  load: () => Promise<ComparedPairings>;
}

function App({ comparison, unknown, load }: AppProps) {
  const { state, json, change } = comparison;
  const [current, setCurrent] = useState(0);
  const count = state.columns.length;
  const shown = Math.min(current, count - 1);
  return (
    <>
      {unknown.length > 0 && (
        <p class="page-note" role="status">
          {unknown.length === 1 ? "No pairing is called" : "No pairings are called"}{" "}
          {unknown.map((name) => `“${name}”`).join(", ")}.
        </p>
      )}
      <Toolbar
        comparison={comparison}
        load={load}
        onAdd={(name) => {
          change((before) => withColumn(before, { name, tuning: "" }));
          setCurrent(count);
        }}
      />
      {count > 1 && (
        <div class="compare-switch" role="group" aria-label="Shown pairing">
          {state.columns.map((column, position) => (
            <button
              type="button"
              aria-pressed={position === shown}
              onClick={() => {
                setCurrent(position);
              }}
            >
              {titleOf(column, json)}
            </button>
          ))}
        </div>
      )}
      {count > 0 && (
        <div
          class="compare-columns"
          style={{
            "--columns": Math.min(count, COLUMNS_IN_ROW),
            "--rows": Math.ceil(count / COLUMNS_IN_ROW),
          }}
        >
          {state.columns.map((column, position) => (
            <Column
              key={`${column.name}?${column.tuning}?${column.problem ?? ""}`}
              comparison={comparison}
              column={column}
              title={titleOf(column, json)}
              isShown={position === shown}
              onRemove={({ currentTarget }) => {
                focusBeside(currentTarget, ".compare-controls button, .compare-toolbar input");
                change((current) => withoutColumn(current, position));
              }}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** The name of a column: `Minimal`, or `Minimal, tuned`. */
function titleOf({ name, tuning }: ComparedColumn, { pairings }: ComparedPairings): string {
  const title = pairings.find((pairing) => pairing.name === name)?.title ?? name;
  return tuning === "" ? title : `${title}, tuned`;
}

interface ToolbarProps {
  comparison: ShownComparison;
  load: () => Promise<ComparedPairings>;
  onAdd: (name: string) => void;
}

function Toolbar({ comparison, load, onAdd }: ToolbarProps) {
  const { state, change, write } = comparison;
  const count = state.columns.length;
  return (
    <div class="bar compare-toolbar">
      {count > 0 && (
        <>
          <div class="compare-contexts" role="group" aria-label="Context">
            {COMPARED_CONTEXTS.map((context) => (
              <button
                type="button"
                class="quiet-button"
                aria-pressed={context === state.context}
                onClick={() => {
                  change((current) => ({ ...current, context }));
                }}
              >
                {CONTEXT_LABELS[context]}
              </button>
            ))}
          </div>
          {state.context === "article" && <Languages comparison={comparison} />}
          <input
            class="field compare-text"
            aria-label="Your headline"
            placeholder="Your headline"
            autocomplete="off"
            value={state.text}
            maxLength={OWN_TEXTS.text}
            onInput={({ currentTarget: { value } }) => {
              write(value);
            }}
          />
        </>
      )}
      {count < MAX_COMPARED && <AddPairing load={load} onAdd={onAdd} />}
    </div>
  );
}

/** The languages that every compared pairing covers. */
function sharedLanguages({ columns }: CompareState, json: ComparedPairings) {
  const covered = columns.map(
    ({ name }) => new Set(json.pairings.find((pairing) => pairing.name === name)?.languages),
  );
  return json.languages.filter((_, index) => covered.every((set) => set.has(index)));
}

/** In which the contexts are until the reader chooses: that of the reader's own texts, if all pairings cover it. */
function languageOfOwn(state: CompareState, json: ComparedPairings): string {
  const languages = sharedLanguages(state, json).map(({ lang }) => lang);
  return languageOfText(lettersOfTexts(state), languages) ?? "en";
}

function Languages({ comparison: { json, state, change } }: { comparison: ShownComparison }) {
  const shared = sharedLanguages(state, json);
  if (shared.length < 2) return null;
  const first = languageOfOwn(state, json);
  return (
    <label class="quiet">
      Language{" "}
      <select
        class="select compare-language"
        autocomplete="off"
        value={state.language || first}
        onChange={({ currentTarget: { value } }) => {
          change((current) => ({ ...current, language: value === first ? "" : value }));
        }}
      >
        {shared.map(({ lang, name }) => (
          <option value={lang}>{name}</option>
        ))}
      </select>
    </label>
  );
}
