import { useEffect, useRef, useState } from "preact/hooks";
import { drawnRuns, loadCoverage } from "../shared/client/coverage.ts";
import { familyOf, loadFont } from "../shared/client/faces.ts";
import { useLoaded } from "../shared/client/use-loaded.ts";
import { CodeBox } from "../shared/code-box.tsx";
import { labelOf } from "../shared/cards/label.ts";
import { oneLine } from "../shared/one-line.ts";
import { queryString } from "../shared/query-string.ts";
import type { TextRun } from "../shared/faces/letters.ts";
import { type ListStore, useListState } from "../shared/list/list-store.ts";
import type { ListedMeasures, ListedPairing, PairingsJson } from "../shared/listed-pairing.ts";
import { UNLOCKED } from "../shared/locks.ts";
import { pairingCommand } from "../shared/install-choices.ts";
import { useInstallation } from "../shared/client/use-installation.ts";
import { nextPairing, shuffledPairing } from "./next-pairing.ts";

/** The pairing that home opens on, as the page holds it for its script. */
export interface HeroData extends Pick<PairingsJson, "families" | "measures"> {
  pairing: ListedPairing;
  itemBase: string;
  basePath: string;
}

/** What only a browser has. */
export interface HeroClient {
  store: ListStore;
  /** @returns undefined when the pairings could not be loaded */
  pairings: () => Promise<PairingsJson | undefined>;
}

/** What the headline says until the visitor types another one. */
export const HEADLINE = "Your headline, set here";

/** The word of specimens: most of the shapes that letters are made of. */
const WORD = "Hamburgefonstiv";

const LOCKS = [
  { role: "heading", label: "Lock heading" },
  { role: "body", label: "Lock text" },
] as const;

/** In characters: longer headlines are smaller. */
const LONG = 44;

/** One pairing, large, under the visitor's own headline, with the measured lines of both faces. */
export function Hero({ data, client }: { data: HeroData; client?: HeroClient }) {
  const { text } = useListState(client?.store);
  const [shown, setShown] = useState(data);
  const [locks, setLocks] = useState(UNLOCKED);
  const [problem, setProblem] = useState("");
  const { pairing, itemBase, basePath } = shown;
  const installation = useInstallation(itemBase);
  const wanted = useRef(pairing);
  const headline = text.trim() === "" ? HEADLINE : text.trim();
  const go = async (choose: typeof nextPairing) => {
    const json = await client?.pairings();
    const next = json && choose(json.pairings, wanted.current, locks);
    setProblem(
      next ? "" : json ? "No other pairing keeps this face." : "The pairings could not be loaded.",
    );
    if (json === undefined || next === undefined) return;
    wanted.current = next;
    const [heading, body] = next.fonts;
    await Promise.all([
      loadFont(heading, headline, Number(next.weight)),
      loadFont(body, `${next.card.sentence} ${WORD}`),
    ]);
    // The reader may be further by now.
    if (wanted.current === next)
      setShown({ ...data, families: json.families, measures: json.measures, pairing: next });
  };
  const lacking = useMissing(headline, pairing);
  useArrowKeys((step) => {
    void go((pairings, current, kept) => nextPairing(pairings, current, kept, step));
  });
  const isServed = pairing.name === data.pairing.name;
  const [heading, body] = pairing.fonts;
  const faceStyle = (font: string, isHeading: boolean) =>
    isServed ? undefined : styleOf(font, shown.measures[font], pairing, isHeading);
  return (
    <section class="hero" aria-label={pairing.title}>
      <div
        class={headline.length > LONG ? "hero-line hero-line-long" : "hero-line"}
        style={faceStyle(heading, true)}
        data-face="heading"
      >
        <Lines />
        <Headline text={headline} pairing={pairing} store={client?.store} />
      </div>
      <div class="hero-parts">
        <div class="hero-text" style={faceStyle(body, false)} data-face="body">
          <p class="hero-lead">
            <span lang={pairing.card.lang} dir={pairing.card.dir}>
              {pairing.card.sentence}
            </span>
          </p>
          <div class="hero-word" aria-hidden="true">
            <Lines />
            <span>{WORD}</span>
          </div>
        </div>
        <div class="hero-side">
          <h2>
            <a href={`${basePath}/pairings/${pairing.name}/${queryString({ text })}`}>
              {pairing.title}
            </a>
          </h2>
          <p>
            {shown.families[heading]}
            {heading !== body && ` over ${shown.families[body] ?? ""}`}
          </p>
          <p class="quiet">{pairing.uses.map(labelOf).join(", ")}</p>
          <CodeBox label={`Install ${pairing.title}`}>
            {pairingCommand(installation, pairing.name)}
          </CodeBox>
          <div class="hero-controls">
            <button type="button" class="button" onClick={() => void go(shuffledPairing)}>
              Shuffle
            </button>
            {LOCKS.map(({ role, label }) => (
              <button
                type="button"
                class="quiet-button"
                aria-pressed={locks[role]}
                onClick={() => {
                  setLocks({ ...locks, [role]: !locks[role] });
                }}
              >
                {label}
              </button>
            ))}
            <p class="quiet" role="status">
              {problem === "" && lacking !== ""
                ? `${shown.families[heading] ?? heading} lacks ${lacking}`
                : problem}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The capitals, the x-height and the baseline of a face, across the first line of its text. */
function Lines() {
  return (
    <span class="hero-lines" aria-hidden="true">
      {["capitals", "x-height", "baseline"].map((line) => (
        <i class={line}>
          <small>{line}</small>
        </i>
      ))}
    </span>
  );
}

interface HeadlineProps {
  text: string;
  pairing: ListedPairing;
  store: ListStore | undefined;
}

/** The visitor's headline, typed where it stands. */
function Headline({ text, pairing, store }: HeadlineProps) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const typed = element.current;
    // Writing what somebody types would move the caret.
    if (typed && typed !== document.activeElement && typed.textContent !== text)
      typed.textContent = text;
  }, [text]);
  useGreyLetters(element, text, pairing);
  return (
    <span
      ref={element}
      class="hero-headline"
      role="textbox"
      aria-label="Your headline"
      dangerouslySetInnerHTML={{ __html: HEADLINE }}
      contentEditable="plaintext-only"
      spellcheck={false}
      dir="auto"
      onInput={({ currentTarget }) => {
        const typed = oneLine(currentTarget.textContent);
        store?.type({ text: typed.trim() === HEADLINE ? "" : typed });
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.preventDefault();
      }}
      onFocus={selectInvitation}
      // A click puts the caret somewhere after the focus.
      onClick={selectInvitation}
      onBlur={({ currentTarget }) => {
        if (currentTarget.textContent.trim() === "") currentTarget.textContent = HEADLINE;
      }}
    />
  );
}

/** What is typed next replaces the invitation. */
function selectInvitation({ currentTarget }: { currentTarget: HTMLElement }): void {
  if (currentTarget.textContent === HEADLINE) getSelection()?.selectAllChildren(currentTarget);
}

/** Loads what the headline needs of the heading face; the letters that the face lacks, `Ł ź`. */
function useMissing(headline: string, { fonts: [heading], weight }: ListedPairing): string {
  const missing = async () => {
    // The page came with what its own headline needs.
    if (headline === HEADLINE) return "";
    const [coverage] = await Promise.all([
      loadCoverage(),
      loadFont(heading, headline, Number(weight)),
    ]);
    return coverage.missing(headline, heading).join(" ");
  };
  return useLoaded(missing, [headline, heading, weight]) ?? "";
}

/** In home.css. */
const MISSING_LETTERS = "missing-letters";

/**
 * Letters of the headline that its face does not draw are grey. They are marked where they stand: elements
 * around them would move the caret of somebody who types.
 */
function useGreyLetters(
  headline: { current: HTMLElement | null },
  text: string,
  { fonts: [heading], weight }: ListedPairing,
): void {
  useEffect(() => {
    if (!("highlights" in CSS)) return undefined;
    CSS.highlights.delete(MISSING_LETTERS);
    if (text === HEADLINE) return undefined;
    let isLatest = true;
    void loadFont(heading, text, Number(weight)).then(async () => {
      const node = headline.current?.firstChild;
      if (!(node instanceof Text)) return;
      const runs = await drawnRuns(node.data, heading);
      if (isLatest) CSS.highlights.set(MISSING_LETTERS, missingIn(node, runs));
    });
    return () => {
      isLatest = false;
    };
  }, [text, heading, weight]);
}

function missingIn(node: Text, runs: readonly TextRun[]): Highlight {
  const missing = new Highlight();
  let end = 0;
  for (const run of runs) {
    const start = end;
    end = Math.min(node.length, start + run.text.length);
    if (!run.isSet) missing.add(new StaticRange(rangeOf(node, start, end)));
  }
  return missing;
}

function rangeOf(node: Text, startOffset: number, endOffset: number): StaticRangeInit {
  return { startContainer: node, startOffset, endContainer: node, endOffset };
}

/** The next pairing with →, the one before with ←, while nobody types or chooses elsewhere. */
function useArrowKeys(go: (step: 1 | -1) => void): void {
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : undefined;
      const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      const { target } = event;
      if (step === undefined || isModified || !(target instanceof HTMLElement)) return;
      const isElsewhere = target !== document.body && target.closest(".hero") === null;
      if (isElsewhere || target.matches("input, textarea, select, [role=textbox]")) return;
      event.preventDefault();
      latest.current(step);
    };
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("keydown", press);
    };
  }, []);
}

function styleOf(
  font: string,
  [xHeight, capHeight, generic]: ListedMeasures = [0, 0, "sans-serif"],
  { weight, tracking }: ListedPairing,
  isHeading: boolean,
) {
  return {
    "--face": `${familyOf(font)}, ${generic}`,
    "--x-height": String(xHeight),
    "--capitals": String(capHeight),
    ...(isHeading && { fontWeight: weight, letterSpacing: tracking }),
  };
}
