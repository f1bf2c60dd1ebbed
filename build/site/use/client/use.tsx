/** The page "I use". */
import { render } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { canTake } from "../../../../registry/search/partners/font-partners.ts";
import { nearestTo } from "../../../../registry/search/nearest.ts";
import type { SearchRecord } from "../../../../registry/search/search-data.ts";
import { type AddressStore, addressStore, useStored } from "../../shared/client/address-store.ts";
import { loadOnce } from "../../shared/client/load-once.ts";
import { SetText } from "../../shared/client/set-text.tsx";
import { isNamespace } from "../../../../registry/model/address.ts";
import { useStaticHost } from "../../shared/client/static-host.tsx";
import { oneLine } from "../../shared/one-line.ts";
import {
  type UsePageState,
  type UsedAs,
  rareLetters,
  searchOfState,
  stateOfSearch,
} from "../page-state.ts";
import { PARTNER_KINDS, type PartnerKind, partnersByKind } from "../partner-kinds.ts";
import { ENGLISH } from "../../shared/partners/sample.ts";
import { UseForm } from "../use-form.tsx";
import { KindSection } from "./kind-section.tsx";
import { type PreparedPartner, preparedPartners } from "./prepared-partner.ts";
import { type UseData, fetchUseData, sampleFor } from "../../shared/partners/use-data.ts";

/** As many of a kind are shown at first, and after "More". */
const SHOWN = 3;
const MORE = 6;
/** After the last letter that is typed. */
const SETTLED_MILLISECONDS = 300;

/** Fonts to begin with. */
type Offered = Readonly<Record<UsedAs, readonly { name: string; title: string }[]>>;

/** The partners of each kind, as far as they are loaded. */
type Prepared = ReadonlyMap<PartnerKind, readonly PreparedPartner[]>;

const NOTHING: Prepared = new Map();

const page = document.querySelector<HTMLElement>(".use");

if (page) start(page);

/** Draws the question, and the partners of the font that the page's address names. */
function start(page: HTMLElement): void {
  const root = page.querySelector<HTMLElement>("[data-app]");
  const { partners = "", itemBase = "", offered = "" } = page.dataset;
  const offers = JSON.parse(offered) as Offered;
  const load = loadOnce(() => fetchUseData(partners));
  const store = addressStore(stateOfSearch, searchOfState);
  if (root) render(<App store={store} load={load} itemBase={itemBase} offered={offers} />, root);
}

type LoadData = () => Promise<UseData>;

interface AppProps {
  store: AddressStore<UsePageState>;
  load: LoadData;
  itemBase: string;
  offered: Offered;
}

function App({ store, load, itemBase, offered }: AppProps) {
  const state = useStored(store, store.state);
  const hasFont = state.font !== "";
  const { data, hasFailed, loadData } = useData(load, hasFont);
  const font = data && fontCalled(data, state.font);
  const sample = font ? sampleFor(data, font) : ENGLISH;
  const headline = useSettled(state.text.trim());
  const letters = rareLetters(
    (headline === "" ? sample.headline : headline) +
      (state.as === "heading" ? sample.paragraph : ""),
  );
  const { prepared, showMore, isComplete, cannotLoad } = usePartners(data, font, state.as, letters);
  const [first] = [...prepared.values()].flat();
  const isStatic = useStaticHost(first?.base.pairing.name) || isNamespace(itemBase);
  const { typed, setTyped, problem, submit } = useTypedFont(load, data, font, (name) => {
    store.change({ ...state, font: name }, "push");
  });
  const isUnknown = data !== undefined && hasFont && font === undefined;
  const isLoading = (hasFont && data === undefined && !hasFailed) || !(isComplete || cannotLoad);
  useTitle(`I use ${font?.title ?? "a font"}`);
  return (
    <>
      <UseForm
        state={state}
        headline={sample.headline}
        typed={typed}
        problem={isUnknown && typed === "" ? unknownFont(state.font, data) : problem}
        titles={data?.json.fonts.map(({ title }) => title) ?? []}
        onNear={loadData}
        onType={setTyped}
        onSubmit={submit}
        onUse={(as) => {
          store.change({ ...state, as }, "push");
        }}
        onText={(text) => {
          store.change({ ...state, text: oneLine(text) }, "replace");
        }}
      />
      {hasFailed && (
        <p class="use-note" role="alert">
          The fonts could not be loaded. Reload the page to try again.
        </p>
      )}
      {font === undefined && (!hasFont || isUnknown) && <Offers offered={offered} state={state} />}
      {font && (
        <>
          <About font={font} state={state} />
          {cannotLoad && (
            <p class="use-note" role="alert">
              The partners could not be loaded. Reload the page to try again.
            </p>
          )}
          {[...prepared].map(([kind, partners]) => (
            <KindSection
              key={kind}
              kind={kind}
              partners={partners}
              font={font}
              sample={sample}
              itemBase={itemBase}
              isStatic={isStatic}
              as={state.as}
              text={state.text}
              onMore={
                partners.length === SHOWN
                  ? () => {
                      showMore(kind);
                    }
                  : undefined
              }
            />
          ))}
        </>
      )}
      <p class="visually-hidden" role="status" aria-busy={isLoading}>
        {font && isComplete && `Partners of ${font.title} are shown.`}
      </p>
    </>
  );
}

/** The title of the document, before the name of the site. */
function useTitle(title: string): void {
  useEffect(() => {
    document.title = [title, ...document.title.split(" · ").slice(-1)].join(" · ");
  }, [title]);
}

function unknownFont(text: string, { json }: UseData): string {
  const names = json.fonts.flatMap(({ name, title }) => [name, title]);
  const near = nearestTo(text, names);
  const font = json.fonts.find(({ name, title }) => near === name || near === title);
  return `No font is called “${text}”.${font === undefined ? "" : ` Did you mean ${font.title}?`}`;
}

/** Fonts to begin with, in their own faces. */
function Offers({ offered, state }: { offered: Offered; state: UsePageState }) {
  return (
    <section class="use-offers" aria-label="Begin with">
      {(["text", "heading"] as const).map((as) => (
        <div>
          <h2>{as === "text" ? "As text" : "As headings"}</h2>
          <ul>
            {offered[as].map(({ name, title }) => (
              <li>
                <a href={searchOfState({ ...state, font: name, as })}>
                  <SetText text={title} font={name} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** What the font is, and what stands in the way of its use. */
function About({ font, state }: { font: SearchRecord; state: UsePageState }) {
  const { xHeight, contrast } = font.face ?? {};
  const facts = [
    [...font.categories].reverse().join(" "),
    ...(xHeight === undefined ? [] : [`x-\u2060height ${xHeight.toFixed(2)}\u00a0em`]),
    ...(contrast === undefined ? [] : [`thick to thin ${contrast.toFixed(1)}\u00a0:\u00a01`]),
  ];
  const text = facts.join(", ");
  if (!canTake("heading", font))
    return <p class="use-note">{font.title} sets no words, so nothing is set with it.</p>;
  return (
    <p class="use-note quiet">
      {font.title}: {text}.
      {state.as === "text" && !canTake("body", font) && (
        <>
          {" "}
          It is drawn for large sizes, has capitals alone, or no bold; text in it is short.{" "}
          <a href={searchOfState({ ...state, as: "heading" })}>Use it for headings</a>
        </>
      )}
    </p>
  );
}

/** Loaded when a font is chosen, or is about to be. */
function useData(load: LoadData, isNeeded: boolean) {
  const [data, setData] = useState<UseData>();
  const [hasFailed, setFailed] = useState(false);
  const loadData = () => {
    load().then(
      (loaded) => {
        setData(loaded);
        setFailed(false);
      },
      () => {
        setFailed(true);
      },
    );
  };
  useEffect(() => {
    if (isNeeded) loadData();
  }, [isNeeded]);
  return { data, hasFailed, loadData };
}

/**
 * The partners of a font that have the letters. One kind is loaded after the other, so that none moves what is
 * above it; the first ones, and those that a reader asks for, are in view when they are set.
 */
function usePartners(
  data: UseData | undefined,
  font: SearchRecord | undefined,
  as: UsedAs,
  letters: string,
) {
  const [shown, setShown] = useState<{ key: string; prepared: Prepared }>();
  const [failedKey, setFailedKey] = useState<string>();
  const [longer, setLonger] = useState<readonly string[]>([]);
  const key = `${font?.name ?? ""} ${as}`;
  const partners = useMemo(
    () =>
      data !== undefined && font !== undefined && canTake("heading", font)
        ? partnersByKind(font, as === "text" ? "heading" : "body", data.context)
        : undefined,
    [data, font, as],
  );
  useEffect(() => {
    if (data === undefined || font === undefined || partners === undefined) return undefined;
    let isCurrent = true;
    const question = { font, as, partners, letters, sample: sampleFor(data, font) };
    const load = async () => {
      let above = 0;
      for (const kind of PARTNER_KINDS) {
        const isLonger = longer.includes(`${key} ${kind}`);
        const count = isLonger ? MORE : SHOWN;
        const best = await preparedPartners(data, question, kind, count, isLonger || above < SHOWN);
        if (!isCurrent) return;
        above += best.length;
        setShown((before) => ({
          key,
          prepared: new Map([...(before?.key === key ? before.prepared : []), [kind, best]]),
        }));
      }
    };
    load().catch(() => {
      if (isCurrent) setFailedKey(key);
    });
    return () => {
      isCurrent = false;
    };
  }, [data, font, as, partners, letters, longer]);
  const prepared = shown?.key === key ? shown.prepared : NOTHING;
  return {
    prepared,
    cannotLoad: failedKey === key,
    showMore: (kind: PartnerKind) => {
      setLonger([...longer, `${key} ${kind}`]);
    },
    isComplete: partners === undefined || prepared.size === PARTNER_KINDS.length,
  };
}

/** A value once it stays the same, as what is typed does after the last letter. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, SETTLED_MILLISECONDS);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return settled;
}

/** What is typed as the font. A title that is complete is chosen immediately; another one by Enter. */
function useTypedFont(
  load: LoadData,
  data: UseData | undefined,
  font: SearchRecord | undefined,
  choose: (name: string) => void,
) {
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const take = (name: string) => {
    setTyped(undefined);
    setProblem(undefined);
    choose(name);
  };
  const submit = async () => {
    const text = typed?.trim() ?? "";
    if (text === "") return;
    const loaded = await load();
    const exact = fontCalled(loaded, text);
    if (exact) take(exact.name);
    else setProblem(unknownFont(text, loaded));
  };
  return {
    typed: typed ?? font?.title ?? "",
    problem,
    setTyped: (text: string) => {
      setTyped(text);
      setProblem(undefined);
      if (data === undefined) return;
      const exact = fontCalled(data, text);
      // Longer titles may begin with it: "Inter" with "Inter Tight".
      const isComplete =
        data.json.fonts.filter(({ title }) => beginsWith(title, text)).length === 1;
      if (exact && isComplete) take(exact.name);
    },
    submit: () => {
      submit().catch(() => {
        setProblem("The fonts could not be loaded.");
      });
    },
  };
}

/** The font of a name or of a title, as people write it: "inter", "Inter Tight". */
function fontCalled({ context: { fonts } }: UseData, text: string): SearchRecord | undefined {
  const called = text.trim().toLowerCase();
  return (
    fonts.get(called) ?? [...fonts.values()].find(({ title }) => title.toLowerCase() === called)
  );
}

function beginsWith(title: string, text: string): boolean {
  return title.toLowerCase().startsWith(text.trim().toLowerCase());
}
