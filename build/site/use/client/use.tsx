/** The page "I use". */
import { render } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { canTake } from "../../../../registry/search/partners/font-partners.ts";
import type { SearchRecord } from "../../../../registry/search/search-data.ts";
import { type AddressStore, addressStore, useStored } from "../../shared/client/address-store.ts";
import { isNamespace } from "../../../../registry/model/address.ts";
import { titleFromSlug } from "../../../../registry/faces/provider-names.ts";
import { fetchJson } from "../../shared/client/load-once.ts";
import { useLoaded } from "../../shared/client/use-loaded.ts";
import { useStaticHost } from "../../shared/client/static-host.tsx";
import { oneLine } from "../../shared/one-line.ts";
import { titleOf } from "../../shared/partners/font-records.ts";
import {
  type UsePageState,
  type UsedAs,
  rareLetters,
  searchOfState,
  stateOfSearch,
} from "../page-state.ts";
import { PARTNER_KINDS } from "../partner-kinds.ts";
import { ENGLISH, type Sample, shownTexts } from "../../shared/partners/sample.ts";
import { suitedUse } from "../suited-use.ts";
import { UseForm } from "../use-form.tsx";
import { KindSection } from "./kind-section.tsx";
import type { OwnFace } from "./own-face.ts";
import { OwnFileField } from "./own-file-field.tsx";
import { type PartnerAnswer, answerTo, setWith } from "./set-partner.ts";
import {
  type UseData,
  fetchUseData,
  sampleScript,
  withFont,
} from "../../shared/partners/use-data.ts";

const page = document.querySelector<HTMLElement>(".use");

if (page) start(page);

/** Draws the question, and the partners of the font that the page's address names. */
function start(page: HTMLElement): void {
  const root = page.querySelector<HTMLElement>("[data-app]");
  const store = addressStore(stateOfSearch, searchOfState);
  if (root) render(<App page={page} store={store} urls={page.dataset} />, root);
}

interface AppProps {
  page: HTMLElement;
  store: AddressStore<UsePageState>;
  /** Of what the page loads, by what it is. */
  urls: DOMStringMap;
}

function App({ page, store, urls }: AppProps) {
  const { partners = "", samples = "", measuring = "", itemBase = "" } = urls;
  const state = useStored(store, store.state);
  const { font: named, as, ...texts } = state;
  const [ownFace, setOwnFace] = useState<OwnFace>();
  const own = named === "" ? ownFace : undefined;
  const isAsked = named !== "" || own !== undefined;
  const listed = useData(partners, isAsked);
  const { other, loadFamily } = useOtherFont(listed.data, named, urls);
  const added = own?.font ?? other?.font;
  const data = useMemo(
    () => (listed.data && added ? withFont(listed.data, added) : listed.data),
    [listed.data, added],
  );
  const font = data && fontCalled(data, added?.name ?? named);
  const used = as ?? (font ? suitedUse(font, data.context) : "text");
  const loadedSample = useSample(samples, font && sampleScript(data, font));
  const sample = loadedSample ?? ENGLISH;
  const { headline, paragraph } = shownTexts(texts, sample);
  const letters = rareLetters(headline + (used === "heading" ? paragraph : ""));
  const { answer, cannotLoad } = useAnswer(loadedSample && data, font, used, letters);
  const isStatic = useStaticHost(answer && installedPairing(answer)) || isNamespace(itemBase);
  // Faces of the same name may be other ones now.
  const facesKey = own?.readAt ?? String(other?.font?.drawn);
  const isUnknown = other !== undefined && other.font === undefined;
  const hasFailed = listed.hasFailed || cannotLoad;
  const isLoading = isAsked && !isUnknown && !answer && !hasFailed;
  useTitle(`I use ${font?.title ?? "a font"}`);
  useEffect(() => {
    const offers = page.querySelector<HTMLElement>(".use-offers");
    if (offers) offers.hidden = isAsked && !isUnknown;
  }, [isAsked, isUnknown]);
  return (
    <>
      <UseForm
        state={state}
        used={used}
        headline={sample.headline}
        font={font?.title ?? named}
        problem={isUnknown && <Unknown name={named} alike={other.alike} state={state} />}
        titles={listed.data?.json.fonts.map(titleOf) ?? []}
        onNear={listed.load}
        onFont={(written) => {
          const font = oneLine(written).trim();
          const name = (listed.data && fontCalled(listed.data, font)?.name) ?? font;
          store.change({ ...texts, font: name }, "push");
        }}
        onUse={(as) => {
          store.change({ ...state, as }, "push");
        }}
        onText={(text) => {
          store.change({ ...state, text: oneLine(text) }, "replace");
        }}
      />
      <OwnFileField
        own={own}
        measuring={measuring}
        onRead={(read) => {
          setOwnFace(read);
          store.change({ ...texts, font: "" }, "push");
        }}
      />
      {hasFailed && (
        <p class="use-note" role="alert">
          The fonts could not be loaded. Reload the page to try again.
        </p>
      )}
      {font && <About font={font} used={used} state={state} />}
      {font && other?.font && !other.font.drawn && !other.font.isLocal && (
        <div class="use-note quiet">
          <button type="button" class="button" onClick={loadFamily}>
            Load {font.title} from Google Fonts
          </button>
          <p>
            {other.hasFailed && "It could not be loaded. "}This site has no file of it. Google then
            learns your IP address. The choice is remembered.
          </p>
        </div>
      )}
      {answer &&
        PARTNER_KINDS.map((kind) => (
          <KindSection
            key={`${answer.font.name} ${answer.as} ${kind} ${facesKey}`}
            kind={kind}
            answer={answer}
            own={own}
            sample={sample}
            itemBase={itemBase}
            isStatic={isStatic}
            texts={texts}
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

/** What is wrong with a name, and the families that it may mean. */
function Unknown({
  name,
  alike,
  state,
}: {
  name: string;
  alike: readonly string[];
  state: UsePageState;
}) {
  return (
    <>
      No font is called “{name}”.{alike.length > 0 && " Families like it:"}
      {alike.map((font) => (
        <>
          {" "}
          <a href={searchOfState({ ...state, font })}>{titleFromSlug(font)}</a>
        </>
      ))}
    </>
  );
}

/** What the font is, and what stands in the way of its use. */
function About({ font, used, state }: { font: SearchRecord; used: UsedAs; state: UsePageState }) {
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
function useData(url: string, isNeeded: boolean) {
  const [data, setData] = useState<UseData>();
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    if (data === undefined)
      fetchUseData(url).then(setData, () => {
        setFailed(true);
      });
  };
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded]);
  return { data, hasFailed, load };
}

/** What a name means that is not in the data, and how to load its family from the provider. */
function useOtherFont(
  data: UseData | undefined,
  name: string,
  { worker = "", search = "" }: DOMStringMap,
) {
  const [attempts, setAttempts] = useState(0);
  const isOther = data !== undefined && name !== "" && fontCalled(data, name) === undefined;
  const load = async () => {
    const { otherFont } = await import("./on-demand.ts");
    return otherFont(name, [worker, search], attempts > 0);
  };
  const loaded = useLoaded(() => (isOther ? load() : undefined), [isOther, name, attempts]);
  return {
    other: isOther && loaded?.called === name ? loaded : undefined,
    loadFamily: () => {
      setAttempts(attempts + 1);
    },
  };
}

/** The sample of a script, English without one; undefined until it is loaded. */
function useSample(url: string, script: string | undefined): Sample | undefined {
  const samples = useLoaded(
    () => (script === undefined ? undefined : fetchJson<Sample[]>(url).catch(() => [])),
    [script],
  );
  if (script === undefined) return ENGLISH;
  return samples && (samples.find((sample) => sample.script === script) ?? ENGLISH);
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

/** The font of a name or of a title, as people write it: "inter", "Inter Tight". */
function fontCalled({ context: { fonts } }: UseData, text: string): SearchRecord | undefined {
  const called = text.trim().toLowerCase();
  return (
    fonts.get(called) ?? [...fonts.values()].find(({ title }) => title.toLowerCase() === called)
  );
}
