/** The page "I use". */
import { render } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { canTake } from "../../../../registry/search/partners/font-partners.ts";
import type { SearchRecord } from "../../../../registry/search/search-data.ts";
import { type AddressStore, addressStore, useStored } from "../../shared/client/address-store.ts";
import { SetText } from "../../shared/client/set-text.tsx";
import { isNamespace } from "../../../../registry/model/address.ts";
import { titleFromSlug } from "../../../../registry/faces/provider-names.ts";
import { fetchJson } from "../../shared/client/load-once.ts";
import { useLoaded } from "../../shared/client/use-loaded.ts";
import { useStaticHost } from "../../shared/client/static-host.tsx";
import { oneLine } from "../../shared/one-line.ts";
import { titleOf } from "../font-records.ts";
import {
  type UsePageState,
  type UsedAs,
  rareLetters,
  searchOfState,
  stateOfSearch,
} from "../page-state.ts";
import { PARTNER_KINDS } from "../partner-kinds.ts";
import { X_HEIGHT, faceName, ratio } from "../partner-reason.ts";
import { ENGLISH, type Sample, shownTexts } from "../sample.ts";
import { suitedUse } from "../suited-use.ts";
import { UseForm } from "../use-form.tsx";
import { KindSection } from "./kind-section.tsx";
import { type OtherFont, otherFont } from "./other-font.ts";
import type { OwnFace } from "./own-face.ts";
import { OwnFileField } from "./own-file-field.tsx";
import { LoadFamily, useProvidedFamily } from "./provided-family.tsx";
import { type PartnerAnswer, answerTo, setWith } from "./set-partner.ts";
import { type UseData, fetchUseData, sampleScript, withFont } from "./use-data.ts";

/** After the last letter that is typed. */
const SETTLED_MILLISECONDS = 300;

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
  const { partners = "", samples = "", worker = "", search = "", itemBase = "" } = urls;
  const state = useStored(store, store.state);
  const { font: named, as, ...texts } = state;
  const [ownFace, setOwnFace] = useState<OwnFace>();
  const own = named === "" ? ownFace : undefined;
  const isAsked = named !== "" || own !== undefined;
  const listed = useData(partners, isAsked);
  const other = useOtherFont(listed.data, named, worker, search);
  const family = useProvidedFamily(other?.font);
  const isProvided = family.isLoaded === true;
  const data = useMemo(() => {
    const added = own?.font ?? (other?.font && { ...other.font, ...(isProvided && ALL_WEIGHTS) });
    return listed.data && added ? withFont(listed.data, added) : listed.data;
  }, [listed.data, own, other, isProvided]);
  const font = data && fontCalled(data, own?.font.name ?? other?.font?.name ?? named);
  const used = as ?? (font ? suitedUse(font, data.context) : "text");
  const sample = useSample(samples, font && sampleScript(data, font));
  const shown = sample ?? ENGLISH;
  const { headline, paragraph } = shownTexts(texts, shown);
  const letters = useSettled(rareLetters(headline + (used === "heading" ? paragraph : "")));
  const { answer, cannotLoad } = useAnswer(sample && data, font, used, letters);
  const isStatic = useStaticHost(answer && installedPairing(answer)) || isNamespace(itemBase);
  const { typed, setTyped, submit } = useTypedFont(listed.data, (name) => {
    store.change({ ...texts, font: name }, "push");
  });
  const isUnknown = other !== undefined && other.font === undefined;
  const hasFailed = listed.hasFailed || cannotLoad;
  const isLoading = isAsked && !isUnknown && !answer && !hasFailed;
  useTitle(`I use ${font?.title ?? "a font"}`);
  useEffect(() => {
    const offers = page.querySelector<HTMLElement>(".use-offers");
    if (offers) offers.hidden = isAsked && !(isUnknown && other.alike.length === 0);
  }, [isAsked, isUnknown]);
  return (
    <>
      <UseForm
        state={state}
        used={used}
        headline={shown.headline}
        typed={typed ?? font?.title ?? (isUnknown ? named : "")}
        problem={isUnknown && typed === undefined && `No font is called “${named}”.`}
        titles={listed.data?.json.fonts.map(titleOf) ?? []}
        onNear={listed.load}
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
        measuring={urls["measuring"] ?? ""}
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
      {isUnknown && <AlikeFonts names={other.alike} data={listed.data} state={state} />}
      {font && <About font={font} used={used} state={state} />}
      {font && other?.font && !other.font.isLocal && !isProvided && (
        <LoadFamily title={font.title} family={family} />
      )}
      {answer &&
        PARTNER_KINDS.map((kind) => (
          <KindSection
            key={`${answer.font.name} ${answer.as} ${kind}`}
            kind={kind}
            answer={answer}
            own={own}
            sample={shown}
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

/** A family that its provider has loaded. */
const ALL_WEIGHTS = { drawn: [["1 1000"]] } as const;

/** The title of the document, before the name of the site. */
function useTitle(title: string): void {
  useEffect(() => {
    document.title = [title, ...document.title.split(" · ").slice(-1)].join(" · ");
  }, [title]);
}

/** Families that a name may mean which none has, in their own faces. */
function AlikeFonts({
  names,
  data,
  state,
}: {
  names: readonly string[];
  data: UseData | undefined;
  state: UsePageState;
}) {
  if (names.length === 0) return null;
  return (
    <section class="use-offers" aria-labelledby="use-alike">
      <div>
        <h2 id="use-alike">Families like it</h2>
        <ul>
          {names.map((name) => (
            <li>
              <a href={searchOfState({ ...state, font: name })}>
                <SetText
                  text={data?.context.fonts.get(name)?.title ?? titleFromSlug(name)}
                  font={name}
                />
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

/** The font of a name that is not in the data. */
function useOtherFont(
  data: UseData | undefined,
  name: string,
  workerUrl: string,
  searchUrl: string,
): OtherFont | undefined {
  const isOther = data !== undefined && name !== "" && fontCalled(data, name) === undefined;
  const other = useLoaded(
    () => (isOther ? otherFont(name, workerUrl, searchUrl) : undefined),
    [isOther, name],
  );
  return isOther && other?.called === name ? other : undefined;
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
