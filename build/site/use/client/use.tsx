/** The page "I use". */
import { render } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { canTake } from "../../../../registry/search/partners/font-partners.ts";
import type { SearchRecord } from "../../../../registry/search/search-data.ts";
import { type AddressStore, addressStore, useStored } from "../../shared/client/address-store.ts";
import { SetText } from "../../shared/client/set-text.tsx";
import { isNamespace } from "../../../../registry/model/address.ts";
import { useStaticHost } from "../../shared/client/static-host.tsx";
import { oneLine } from "../../shared/one-line.ts";
import { OfferedFonts } from "./offered-fonts.tsx";
import { titleOf } from "../font-records.ts";
import type { Offered } from "../offered.ts";
import {
  type UsePageState,
  type UsedAs,
  rareLetters,
  searchOfState,
  stateOfSearch,
} from "../page-state.ts";
import { PARTNER_KINDS } from "../partner-kinds.ts";
import { X_HEIGHT, faceName, ratio } from "../partner-reason.ts";
import type { MeasuredFont } from "../partners-json.ts";
import { ENGLISH } from "../sample.ts";
import { similarFonts } from "../similar-fonts.ts";
import { suitedUse } from "../suited-use.ts";
import { UseForm } from "../use-form.tsx";
import { KindSection } from "./kind-section.tsx";
import type { OwnFace } from "./own-face.ts";
import { OwnFileField } from "./own-file-field.tsx";
import { useProvidedFamilies } from "./provided-family.tsx";
import { type PartnerAnswer, answerTo, setWith } from "./set-partner.ts";
import {
  type UseData,
  type UseDataLoader,
  needsOthers,
  sampleFor,
  useDataLoader,
  withFont,
} from "./use-data.ts";

/** After the last letter that is typed. */
const SETTLED_MILLISECONDS = 300;

const page = document.querySelector<HTMLElement>(".use");

if (page) start(page);

/** Draws the question, and the partners of the font that the page's address names. */
function start(page: HTMLElement): void {
  const root = page.querySelector<HTMLElement>("[data-app]");
  const { partners = "", otherFonts = "", worker = "", itemBase = "" } = page.dataset;
  const { offered = "", offeredSheet = "" } = page.dataset;
  const props = {
    store: addressStore(stateOfSearch, searchOfState),
    loader: useDataLoader(partners, otherFonts),
    worker,
    itemBase,
    offered: JSON.parse(offered) as Offered,
    offeredSheet,
  };
  if (root) render(<App {...props} />, root);
}

interface AppProps {
  store: AddressStore<UsePageState>;
  loader: UseDataLoader;
  /** The url of `measure-worker.ts`. */
  worker: string;
  itemBase: string;
  offered: Offered;
  /** The url of the stylesheet with their faces. */
  offeredSheet: string;
}

function App({ store, loader, worker, itemBase, offered, offeredSheet }: AppProps) {
  const state = useStored(store, store.state);
  const [ownFace, setOwnFace] = useState<OwnFace>();
  const families = useProvidedFamilies();
  const hasFont = state.font !== "";
  const own = hasFont ? undefined : ownFace;
  const loaded = useData(loader, hasFont || own !== undefined);
  const { loadAll, hasFailed } = loaded;
  const data = useMemo(
    () => loaded.data && (own ? withFont(loaded.data, own.font) : loaded.data),
    [loaded.data, own],
  );
  const font = data && fontCalled(data, own?.font.name ?? state.font);
  const used = state.as ?? (font ? suitedUse(font, data.context) : "text");
  const sample = font ? sampleFor(data, font) : ENGLISH;
  const headline = useSettled(state.text.trim());
  const letters = rareLetters(
    (headline === "" ? sample.headline : headline) + (used === "heading" ? sample.paragraph : ""),
  );
  const isIncomplete =
    data !== undefined && (hasFont || own !== undefined) && needsOthers(data, font, letters);
  useEffect(() => {
    if (isIncomplete) loadAll();
  }, [isIncomplete]);
  const { answer, cannotLoad } = useAnswer(isIncomplete ? undefined : data, font, used, letters);
  const isStatic = useStaticHost(answer && installedPairing(answer)) || isNamespace(itemBase);
  const { typed, setTyped, submit } = useTypedFont(data, (name) => {
    store.change({ font: name, text: state.text }, "push");
  });
  const isUnknown = data?.others !== undefined && hasFont && font === undefined;
  const similar =
    isUnknown && data.others ? similarFonts(state.font, data.json.fonts, data.others) : [];
  const isLoading = (hasFont && !isUnknown && !answer && !hasFailed) || cannotLoad;
  useTitle(`I use ${font?.title ?? "a font"}`);
  return (
    <>
      <UseForm
        state={state}
        used={used}
        headline={sample.headline}
        typed={typed ?? font?.title ?? (isUnknown ? state.font : "")}
        problem={isUnknown && typed === undefined && `No font is called “${state.font}”.`}
        titles={data?.others ? data.json.fonts.map(titleOf) : []}
        onNear={loadAll}
        onType={setTyped}
        onSubmit={submit}
        onUse={(as) => {
          store.change({ ...state, as }, "push");
        }}
        onText={(text) => {
          store.change({ ...state, text: oneLine(text) }, "replace");
        }}
      />
      <OwnFileField
        own={own}
        read={async (file) => {
          const [{ context }, { readOwnFace }] = await Promise.all([
            loader.all(),
            import("./on-demand.ts"),
          ]);
          return readOwnFace(file, worker, new Set(context.fonts.keys()));
        }}
        onRead={(read) => {
          setOwnFace(read);
          loadAll();
          store.change({ font: "", text: state.text }, "push");
        }}
      />
      {(hasFailed || cannotLoad) && (
        <p class="use-note" role="alert">
          The fonts could not be loaded. Reload the page to try again.
        </p>
      )}
      {similar.length > 0 && <SimilarFonts fonts={similar} state={state} />}
      {font === undefined && (!hasFont || isUnknown) && similar.length === 0 && (
        <OfferedFonts offered={offered} sheet={offeredSheet} state={state} />
      )}
      {font && <About font={font} used={used} state={state} />}
      {answer &&
        PARTNER_KINDS.map((kind) => (
          <KindSection
            key={`${answer.font.name} ${answer.as} ${kind}`}
            kind={kind}
            answer={answer}
            own={own}
            families={families}
            sample={sample}
            itemBase={itemBase}
            isStatic={isStatic}
            text={state.text}
            onFew={loadAll}
          />
        ))}
      <p class="visually-hidden" role="status" aria-busy={isLoading}>
        {answer && `Partners of ${answer.font.title} are shown.`}
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

/** Families that a name may mean which none has, in their own faces. */
function SimilarFonts({ fonts, state }: { fonts: readonly MeasuredFont[]; state: UsePageState }) {
  return (
    <section class="use-offers" aria-labelledby="use-similar">
      <div>
        <h2 id="use-similar">Families like it</h2>
        <ul>
          {fonts.map((font) => (
            <li>
              <a href={searchOfState({ ...state, font: font.name })}>
                <SetText text={titleOf(font)} font={font.name} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** What the font is, and what stands in the way of its use. */
function About({ font, used, state }: { font: SearchRecord; used: UsedAs; state: UsePageState }) {
  const { xHeight, contrast } = font.face ?? {};
  const facts = [
    faceName(font),
    ...(xHeight === undefined ? [] : [`${X_HEIGHT} ${xHeight.toFixed(2)}\u00a0em`]),
    ...(contrast === undefined ? [] : [`thick to thin ${ratio(contrast)}`]),
  ];
  const text = facts.join(", ");
  if (!canTake("heading", font))
    return <p class="use-note">{font.title} sets no words, so nothing is set with it.</p>;
  return (
    <p class="use-note quiet">
      {font.title}: {text}.
      {used === "text" && !canTake("body", font) && (
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
function useData({ first, all }: UseDataLoader, isNeeded: boolean) {
  const [data, setData] = useState<UseData>();
  const [hasFailed, setFailed] = useState(false);
  const load = (part: () => Promise<UseData>) => {
    part().then(
      (loaded) => {
        // All fonts may be there before the first ones.
        setData((before) => (before?.others ? before : loaded));
        setFailed(false);
      },
      () => {
        setFailed(true);
      },
    );
  };
  useEffect(() => {
    if (isNeeded) load(first);
  }, [isNeeded]);
  return {
    data,
    hasFailed,
    loadAll: () => {
      load(all);
    },
  };
}

/** The partners of a font; for other inputs those before stay until their letters are known. */
function useAnswer(
  data: UseData | undefined,
  font: SearchRecord | undefined,
  as: UsedAs,
  letters: string,
) {
  const [answer, setAnswer] = useState<PartnerAnswer>();
  const [cannotLoad, setCannotLoad] = useState(false);
  const isAsked = data !== undefined && font !== undefined && canTake("heading", font);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    answerTo({ data, font, as, letters }).then(
      (found) => {
        if (isCurrent) setAnswer(found);
      },
      () => {
        if (isCurrent) setCannotLoad(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [data, font, as, letters]);
  const isCurrent = isAsked && answer?.font.name === font.name && answer.as === as;
  return { answer: isCurrent ? answer : undefined, cannotLoad };
}

/** The pairing that the first partner is installed by. */
function installedPairing(answer: PartnerAnswer): string | undefined {
  const partners = PARTNER_KINDS.flatMap((kind) => answer.partners[kind]);
  const [first] = partners;
  return first && setWith(answer, first)?.base.pairing.name;
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
function useTypedFont(data: UseData | undefined, choose: (name: string) => void) {
  const [typed, setTyped] = useState<string>();
  const take = (name: string) => {
    setTyped(undefined);
    choose(name);
  };
  return {
    typed,
    setTyped: (text: string) => {
      setTyped(text);
      const exact = data && fontCalled(data, text);
      // Longer titles may begin with it: "Inter" with "Inter Tight".
      const isComplete =
        data?.json.fonts.filter((one) => beginsWith(titleOf(one), text)).length === 1;
      if (exact && isComplete) take(exact.name);
    },
    submit: () => {
      const text = oneLine(typed ?? "").trim();
      if (text !== "") take((data && fontCalled(data, text)?.name) ?? text);
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
