import { useEffect, useRef, useState } from "preact/hooks";
import { loadCoverage } from "../shared/client/coverage.ts";
import { familyOf, loadFont } from "../shared/client/faces.ts";
import { greyLetters } from "../shared/client/grey-letters.ts";
import { useInstallation } from "../shared/client/use-installation.ts";
import { useLoaded } from "../shared/client/use-loaded.ts";
import { useStaticHost } from "../shared/client/static-host.tsx";
import { widthInEm } from "../shared/client/width-in-em.ts";
import { CodeBox } from "../shared/code-box.tsx";
import { pairingCommand } from "../shared/install-choices.ts";
import { type ListState, chosenIn } from "../shared/list/list-state.ts";
import { type ListStore, useListState } from "../shared/list/list-store.ts";
import type { PairingsJson } from "../shared/listed-pairing.ts";
import { lettersOfTexts } from "../shared/own-texts.ts";
import type { Sample } from "../shared/partners/sample.ts";
import type { Chosen, ChosenPairs } from "./client/chosen-pairs.ts";
import type { Shuffle } from "./client/shuffle-fonts.ts";
import {
  type HeroFace,
  type HeroPair,
  listedPair,
  nativeFirst,
  sharesScript,
} from "./hero-pair.ts";
import { TypedText } from "./typed-text.tsx";

/** What home opens on, as the page holds it for its script. */
export interface HeroData {
  pair: HeroPair;
  itemBase: string;
  basePath: string;
}

/** What only a browser has. */
export interface HeroClient {
  store: ListStore;
  chosen: ChosenPairs;
  /** The pair that sets the texts of the address is shown. */
  onSet: () => void;
  /** @throws when they cannot be loaded, as the next */
  pairings: () => Promise<PairingsJson>;
  samples: () => Promise<readonly Sample[]>;
  shuffle: () => Promise<Shuffle>;
}

const LOCKS = [
  { role: "heading", label: "Lock heading" },
  { role: "body", label: "Lock text" },
] as const;

/** The stops of the slider, and the one on which it begins. */
const CONTRAST = { last: 4, first: 2 };

/** Two faces, large, under the visitor's own texts, with the measured lines of the headline's face. */
export function Hero({ data, client }: { data: HeroData; client?: HeroClient }) {
  const texts = useListState(client?.store);
  const root = useRef<HTMLElement>(null);
  const [pair, setPair] = useState(data.pair);
  const [before, setBefore] = useState<readonly HeroPair[]>([]);
  const [locks, setLocks] = useState({ heading: false, body: false });
  const [contrast, setContrast] = useState(CONTRAST.first);
  const [problem, setProblem] = useState("");
  const installation = useInstallation(data.itemBase);
  const isStatic = useStaticHost(pair.query === "" ? undefined : pair.base);
  const { heading, body, sample, tracking } = pair;
  const headline = texts.text.trim() || sample.text;
  const hasCase = headline.toLowerCase() !== headline.toUpperCase();
  const show = async (next: HeroPair | undefined, failure: string) => {
    setProblem(next ? "" : failure);
    if (next === undefined) return;
    await loadFaces(next, texts);
    setPair(next);
  };
  const shuffle = async () => {
    const give = await client?.shuffle().catch(() => undefined);
    const [script = ""] = chosenIn(texts, "script");
    const [use = ""] = chosenIn(texts, "use");
    const next = give?.({
      texts,
      script,
      use,
      contrast,
      heading: locks.heading ? heading.font : "",
      body: locks.body ? body.font : "",
    });
    if (next) setBefore([...before, pair]);
    await show(next, give ? "No other families are as asked." : "The fonts could not be loaded.");
  };
  const isSettled = useSettingPair(texts, pair, client, (next) => show(next, ""));
  useSpaceBar(root, () => void shuffle());
  const isServed = pair === data.pair;
  const { ems, missing, drawn } = useDrawn(root, headline, texts, pair, isServed);
  useEffect(() => {
    if (isSettled && drawn === pair) client?.onSet();
  }, [isSettled, drawn, pair]);
  const query = pair.query === "" ? "" : `?${pair.query}`;
  return (
    <section class="hero" aria-label={pair.title} ref={root}>
      <div
        class={hasCase ? "hero-line" : "hero-line caseless"}
        lang={sharesScript(headline, sample.lead) ? sample.lang : undefined}
        style={{
          ...(!isServed && faceStyle(heading, tracking)),
          ...(ems > 0 && { "--ems": ems.toFixed(2) }),
        }}
      >
        <Lines hasCase={hasCase} />
        <TypedText
          name="text"
          label="Your headline"
          sample={sample.text}
          own={texts.text}
          store={client?.store}
        />
      </div>
      <div class="hero-parts">
        <div
          class="hero-texts"
          style={isServed ? undefined : faceStyle(body)}
          lang={sample.lang}
          dir={sample.dir}
        >
          {(["lead", "paragraph"] as const).map((name) => (
            <p key={name} hidden={sample[name] === "" && texts[name] === ""}>
              <TypedText
                name={name}
                label={`Your ${name}`}
                sample={sample[name]}
                own={texts[name]}
                store={client?.store}
              />
            </p>
          ))}
        </div>
        <div class="hero-side">
          <h2>
            <a href={`${data.basePath}/pairings/${pair.base}/${query}`}>{pair.title}</a>
          </h2>
          <p class="quiet hero-note">
            {pair.query === "" && `${namesOf(pair)}. `}
            {pair.note}
          </p>
          <CodeBox label={`Install ${pair.title}`}>
            {pairingCommand(installation, pair.base, pair.query)}
          </CodeBox>
          <div class="hero-controls">
            <button type="button" class="button" onClick={() => void shuffle()}>
              Shuffle
            </button>
            <button
              type="button"
              class="quiet-button"
              aria-disabled={before.length === 0}
              onClick={() => {
                if (before.length === 0) return;
                setBefore(before.slice(0, -1));
                void show(before.at(-1), "");
              }}
            >
              Previous
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
            <button
              type="button"
              class="quiet-button"
              onClick={() => {
                client?.chosen.toggle(chosenOf(pair));
              }}
            >
              Compare
            </button>
            <label class="quiet hero-contrast">
              <span>Kinship</span>
              <input
                type="range"
                aria-label="From kinship to contrast"
                min={0}
                max={CONTRAST.last}
                value={contrast}
                onInput={({ currentTarget }) => {
                  setContrast(Number(currentTarget.value));
                }}
              />
              <span>Contrast</span>
            </label>
            <p class="quiet" role="status">
              {problem}
              {isStatic && "This host serves files alone: a server gives these two families."}
              {problem === "" &&
                !isStatic &&
                missing !== "" &&
                `Not in the specimens of this site: ${missing}`}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

function namesOf({ heading, body }: HeroPair): string {
  return heading.font === body.font ? heading.title : `${heading.title} over ${body.title}`;
}

function chosenOf({ base, query, title, heading }: HeroPair): Chosen {
  return { name: base, query, title, font: heading.font, weight: String(heading.weight) };
}

/** The capitals, the x-height and the baseline of a face, across the first line of its text; most scripts have no capitals. */
function Lines({ hasCase }: { hasCase: boolean }) {
  return (
    <span class="hero-lines" aria-hidden="true">
      {[...(hasCase ? ["capitals", "x-height"] : []), "baseline"].map((line) => (
        <i class={line}>
          <small>{line}</small>
        </i>
      ))}
    </span>
  );
}

async function loadFaces({ heading, body, sample }: HeroPair, texts: ListState): Promise<void> {
  const { lead, paragraph } = texts;
  await Promise.all([
    loadFont(heading.font, texts.text || sample.text, heading.weight),
    loadFont(body.font, `${sample.lead} ${sample.paragraph} ${lead} ${paragraph}`, body.weight),
  ]);
}

/** Where the faces lack letters of the visitor's texts, the pair that has them is shown. @returns whether it is */
function useSettingPair(
  texts: ListState,
  pair: HeroPair,
  client: HeroClient | undefined,
  show: (pair: HeroPair) => Promise<void>,
): boolean {
  const letters = lettersOfTexts(texts);
  const [isSettled, setIsSettled] = useState(false);
  const setting = useLoaded(async () => {
    if (client === undefined || letters === "") return undefined;
    return { next: await settingPair(letters, pair, client) };
  }, [letters, client]);
  useEffect(() => {
    // The pair stays where they cannot be loaded, with its letters grey.
    if (setting === undefined) return;
    void Promise.resolve(setting.next && show(setting.next)).then(() => {
      setIsSettled(true);
    });
  }, [setting]);
  return isSettled;
}

/** The first pairing of the language or script of a text that has its letters; undefined where a pair has them itself. */
async function settingPair(
  letters: string,
  { heading, body }: HeroPair,
  { pairings, samples }: HeroClient,
): Promise<HeroPair | undefined> {
  const [{ canSet, draws }, json] = await Promise.all([loadCoverage(), pairings()]);
  const both = ([first, second]: readonly string[], has: typeof canSet) =>
    [first, second].every((font = "") => has(letters, font));
  if (both([heading.font, body.font], canSet)) return undefined;
  const able = json.pairings.filter(({ fonts }) => both(fonts, canSet));
  const best = nativeFirst(letters, able);
  const next = best.find(({ fonts }) => both(fonts, draws)) ?? best[0];
  const ofLanguage = next && (await samples()).find(({ lang }) => lang === next.card.lang);
  return next && listedPair(next, json, ofLanguage?.paragraph);
}

const NOTHING_DRAWN = { ems: 0, missing: "", drawn: undefined as HeroPair | undefined };

/** What the texts need of the faces is loaded: the width of the headline, and the letters that the faces lack. */
function useDrawn(
  root: { current: HTMLElement | null },
  headline: string,
  texts: ListState,
  pair: HeroPair,
  isServed: boolean,
): typeof NOTHING_DRAWN {
  const letters = lettersOfTexts(texts);
  const latest = useLoaded(async () => {
    // The page has the faces of its own pair, and the width of its headline.
    if (isServed && letters === "") return NOTHING_DRAWN;
    const { heading, tracking } = pair;
    await loadFaces(pair, texts);
    const missing = letters === "" || root.current === null ? [] : greyLetters(root.current);
    const ems = widthInEm(headline, familyOf(heading.font), heading.weight, tracking);
    return { ems, missing: missing.join(" "), drawn: pair };
  }, [headline, texts.lead, texts.paragraph, pair]);
  return latest ?? NOTHING_DRAWN;
}

/** The next pair, while nobody types, chooses elsewhere, or reads on. */
function useSpaceBar(root: { current: HTMLElement | null }, shuffle: () => void): void {
  const latest = useRef(shuffle);
  latest.current = shuffle;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (key !== " " || isModified || target !== document.body) return;
      if ((root.current?.getBoundingClientRect().bottom ?? 0) < innerHeight / 3) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("keydown", press);
    };
  }, []);
}

function faceStyle(
  { font, weight, measures: [xHeight, capHeight, generic] }: HeroFace,
  tracking = "",
) {
  return {
    "--face": `${familyOf(font)}, ${generic}`,
    "--x-height": String(xHeight),
    "--capitals": String(capHeight),
    fontWeight: String(weight),
    letterSpacing: tracking,
  };
}
