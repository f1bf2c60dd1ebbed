/** The compare page. */
import { render } from "preact";
import { useState } from "preact/hooks";
import {
  type CompareState,
  type ComparedColumn,
  COMPARED_CONTEXTS,
  type ComparedContext,
  MAX_COLUMNS,
  NO_COMPARISON,
  compareStateOf,
  distinct,
  OWN_TEXTS,
  type OwnText,
  isSameColumn,
  ownText,
  searchOfCompare,
  withColumn,
  withSwapped,
  withoutColumn,
} from "../compare-state.ts";
import type { PairingsJson } from "../../shared/listed-pairing.ts";
import { type Locks, UNLOCKED } from "../../shared/locks.ts";
import { type ColumnPartners, fontsOfColumn, shuffleChoices } from "../shuffle.ts";
import type { LanguageTexts } from "../../shared/samples/texts-of-language.ts";
import { announce } from "../../shared/client/announce.ts";
import { fetchJson } from "../../shared/client/load-once.ts";
import { textsIn } from "../../shared/client/specimen-languages.ts";
import { Column } from "./compare-column.tsx";
import { type Comparison, titleOf } from "./comparison.ts";
import { showWritten } from "./compare-specimen.ts";
import { checkedColumn } from "./compare-tuned.ts";
import { Picker } from "./compare-picker.tsx";
import { fontNames } from "../../shared/client/faces.ts";
import { type FontsSearch, fontsSearch } from "../../shared/client/fonts-search.ts";

const CONTEXT_LABELS: Readonly<Record<ComparedContext, string>> = {
  article: "Article",
  app: "App",
  product: "Product",
  documentation: "Docs",
};

const PARTNERS = 24;

const page = document.querySelector<HTMLElement>(".compare-page");

if (page) void start(page);

/** Draws the comparison that the page's address states, or what the page offers to begin with. */
async function start(page: HTMLElement): Promise<void> {
  const root = page.querySelector<HTMLElement>("[data-app]");
  if (root === null) return;
  const json = await fetchJson<PairingsJson>(page.dataset["pairings"] ?? "").catch(() => undefined);
  if (json === undefined) {
    page.classList.add("ready");
    render(
      <p class="compare-note" role="alert">
        The pairings could not be loaded. Reload the page to try again.
      </p>,
      root,
    );
    return;
  }
  const known = new Set(json.pairings.map(({ name }) => name));
  const search = fontsSearch(page.dataset["worker"] ?? "", page.dataset["search"] ?? "");
  // What was chosen last. What is shown follows it when it has been loaded.
  let state = NO_COMPARISON;
  let shownState: CompareState & { unknown: readonly string[]; texts?: LanguageTexts } = {
    ...NO_COMPARISON,
    unknown: [],
  };
  let locks: readonly Locks[] = [];
  const seen = new Set<string>();

  const update = () => {
    page.classList.toggle("comparing", shownState.columns.length > 0);
    page.classList.add("ready");
    const { itemBase = "" } = page.dataset;
    const { texts, unknown } = shownState;
    const actions = { change, write, setLocks, shuffle };
    const comparison = { itemBase, json, state: shownState, texts, locks, ...actions };
    render(<App comparison={comparison} unknown={unknown} />, root);
  };
  const show = async (next: CompareState) => {
    state = next;
    const [columns, texts] = await Promise.all([
      Promise.all(next.columns.filter(({ name }) => known.has(name)).map(checkedColumn)),
      isEnglish(next) ? undefined : textsIn(next.language, page.dataset["languages"] ?? ""),
    ]);
    // A later change is shown, whichever was loaded first.
    if (state !== next) return;
    const unknown = next.columns.flatMap(({ name }) => (known.has(name) ? [] : [name]));
    state = { ...next, columns: distinct(columns) };
    shownState = { ...state, unknown, ...(texts && { texts }) };
    update();
  };
  const change = (edit: (state: CompareState) => CompareState) => {
    const next = edit(state);
    const address = location.pathname + searchOfCompare(next);
    if (address !== location.pathname + location.search) history.pushState(undefined, "", address);
    void show(next);
  };
  const write = (name: OwnText, written: string, source?: HTMLElement) => {
    const own = { [name]: ownText(name, written) };
    // A column that is loading at the moment is shown with what is written meanwhile.
    Object.assign(state, own);
    Object.assign(shownState, own);
    history.replaceState(history.state, "", location.pathname + searchOfCompare(state));
    for (const proof of page.querySelectorAll<HTMLElement>(".compare-proof"))
      if (!proof.contains(source ?? null)) showWritten(proof, name, own[name] ?? "");
    update();
  };
  const setLocks = (position: number, own: Locks) => {
    locks = Array.from({ length: MAX_COLUMNS }, (_, index) =>
      index === position ? own : (locks[index] ?? UNLOCKED),
    );
    update();
  };
  const shuffle = async (position: number) => {
    const { columns } = shownState;
    const column = columns[position];
    if (column === undefined) return;
    const own = locks[position] ?? UNLOCKED;
    const partners = await partnersOf(column, own, json, search);
    const choices = shuffleChoices(column, own, json.pairings, partners).filter(
      (choice) => !columns.some((other) => isSameColumn(choice, other)),
    );
    const next = unseenOf(choices, seen);
    if (next === undefined) announce("No other pairing keeps this face.");
    else change((current) => withColumn(current, position, next));
  };
  addEventListener("popstate", () => {
    void show(compareStateOf(location.search));
  });
  await show(compareStateOf(location.search));
}

/** The partners that can be drawn. */
async function partnersOf(
  column: ComparedColumn,
  locks: Locks,
  { pairings }: PairingsJson,
  search: FontsSearch,
): Promise<ColumnPartners> {
  const [heading, body] = fontsOfColumn(column, pairings) ?? [];
  const kept = locks.heading ? heading : locks.body ? body : undefined;
  if (kept === undefined || (locks.heading && locks.body)) return { heading: [], body: [] };
  const [partners = [], names] = await Promise.all([search.partners(kept, PARTNERS), fontNames()]);
  const drawn = new Set(names);
  const inRole = (wanted: "heading" | "body") =>
    partners.flatMap(({ name, role }) => (role === wanted && drawn.has(name) ? [name] : []));
  return { heading: inRole("heading"), body: inRole("body") };
}

/** One at random that this visit has not shown; of all, once it has shown all. */
function unseenOf(
  choices: readonly ComparedColumn[],
  seen: Set<string>,
): ComparedColumn | undefined {
  const keyOf = ({ name, tuning }: ComparedColumn) => `${name}?${tuning}`;
  const unseen = choices.filter((choice) => !seen.has(keyOf(choice)));
  if (unseen.length === 0) for (const choice of choices) seen.delete(keyOf(choice));
  const from = unseen.length === 0 ? choices : unseen;
  const next = from[Math.floor(Math.random() * from.length)];
  if (next) seen.add(keyOf(next));
  return next;
}

/** The contexts are in English. */
function isEnglish({ language }: CompareState): boolean {
  return language === "" || language === "en";
}

function App({ comparison, unknown }: { comparison: Comparison; unknown: readonly string[] }) {
  const { state, json, change } = comparison;
  // The position that the picker is for; undefined while it is closed.
  const [picking, setPicking] = useState<number>();
  const [current, setCurrent] = useState(0);
  const count = state.columns.length;
  const shown = Math.min(current, count - 1);
  const pick = (name: string) => {
    if (picking !== undefined)
      change((current) => withColumn(current, picking, { name, tuning: "" }));
    setCurrent(picking ?? 0);
    setPicking(undefined);
  };
  return (
    <>
      {unknown.length > 0 && (
        <p class="compare-note" role="status">
          {unknown.length === 1 ? "No pairing is called" : "No pairings are called"}{" "}
          {unknown.map((name) => `“${name}”`).join(", ")}.
        </p>
      )}
      <Toolbar
        comparison={comparison}
        onAdd={() => {
          setPicking(count);
        }}
      />
      {count > 1 && (
        <div class="compare-switch" role="group" aria-label="Shown pairing" data-count={count}>
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
        <div class="compare-columns" data-count={count}>
          {state.columns.map((column, position) => (
            <Column
              key={`${column.name}?${column.tuning}?${column.problem ?? ""}`}
              comparison={comparison}
              column={column}
              position={position}
              isShown={position === shown}
              onReplace={() => {
                setPicking(position);
              }}
              onRemove={() => {
                change((current) => withoutColumn(current, position));
              }}
              onSwap={() => {
                change((current) => withSwapped(current, position));
              }}
            />
          ))}
        </div>
      )}
      {picking !== undefined && (
        <Picker
          json={json}
          label={picking === count ? "Add a pairing" : "Replace the pairing"}
          onPick={pick}
          onClose={() => {
            setPicking(undefined);
          }}
        />
      )}
    </>
  );
}

function Toolbar({ comparison, onAdd }: { comparison: Comparison; onAdd: () => void }) {
  const { state, change, write } = comparison;
  const count = state.columns.length;
  return (
    <div class="bar compare-toolbar">
      {count > 0 && (
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
      )}
      {count > 0 && state.context === "article" && <Languages comparison={comparison} />}
      {count > 0 && (
        <input
          class="field compare-text"
          aria-label="Your headline"
          placeholder="Your headline"
          autocomplete="off"
          value={state.text}
          maxLength={OWN_TEXTS.text}
          onInput={({ currentTarget: { value } }) => {
            write("text", value);
          }}
        />
      )}
      <div class="compare-actions">
        {count > 0 && (
          <>
            <button type="button" class="quiet-button" data-copy-text={linkTo(state)}>
              Copy link
            </button>
            <button
              type="button"
              class="quiet-button"
              onClick={() => {
                print();
              }}
            >
              Print
            </button>
          </>
        )}
        {count < MAX_COLUMNS && (
          <button type="button" class="button" onClick={onAdd}>
            {count === 0 ? "Choose a pairing" : "Add a pairing"}
          </button>
        )}
      </div>
    </div>
  );
}

/** Made from what was parsed: the address that the page was opened with may hold anything. */
function linkTo(state: CompareState): string {
  return `${location.origin}${location.pathname}${searchOfCompare(state)}`;
}

/** The languages that every compared pairing covers. */
function Languages({ comparison: { json, state, change } }: { comparison: Comparison }) {
  const covered = state.columns.map(
    ({ name }) => new Set(json.pairings.find((pairing) => pairing.name === name)?.languages),
  );
  const shared = json.languages.filter((_, index) => covered.every((set) => set.has(index)));
  if (shared.length < 2) return null;
  return (
    <label class="compare-language quiet">
      Language{" "}
      <select
        class="select"
        autocomplete="off"
        value={state.language === "" ? "en" : state.language}
        onChange={({ currentTarget: { value } }) => {
          change((current) => ({ ...current, language: value === "en" ? "" : value }));
        }}
      >
        {shared.map(({ lang, name }) => (
          <option value={lang}>{name}</option>
        ))}
      </select>
    </label>
  );
}
