/** The page "I use". */
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { titleFromSlug } from "../../../../registry/faces/provider-names.ts";
import { isNamespace } from "../../../../registry/model/address.ts";
import { canTake } from "../../../../registry/search/partners/font-partners.ts";
import { type AddressStore, addressStore, useStored } from "../../shared/client/address-store.ts";
import { allowProvider } from "../../shared/client/provider-faces.ts";
import { useStaticHost } from "../../shared/client/static-host.tsx";
import { useLoaded } from "../../shared/client/use-loaded.ts";
import { oneLine } from "../../shared/one-line.ts";
import { ENGLISH } from "../../shared/partners/sample.ts";
import { type UsePageState, searchOfState, stateOfSearch } from "../page-state.ts";
import { PARTNER_KINDS } from "../partner-kinds.ts";
import { UseForm } from "../use-form.tsx";
import { KindSection } from "./kind-section.tsx";
import type { OwnFont } from "./own-font.ts";
import { OwnFontField } from "./own-font-field.tsx";
import { type PartnerAnswer, answerTo, fontTitles } from "./partner-answer.ts";

const page = document.querySelector<HTMLElement>(".use");

if (page) start(page);

/** Draws the question, and the partners of the font that the page's address names. */
function start(page: HTMLElement): void {
  const root = page.querySelector<HTMLElement>("[data-app]");
  const store = addressStore(stateOfSearch, searchOfState);
  if (root) render(<App page={page} store={store} />, root);
}

function App({ page, store }: { page: HTMLElement; store: AddressStore<UsePageState> }) {
  const { itemBase = "" } = page.dataset;
  const state = useStored(store, store.state);
  const { font: called, as, ...texts } = state;
  const [isNear, setNear] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [read, setRead] = useState<OwnFont>();
  const own = called === "" ? read : undefined;
  const asked = own?.font.name ?? called;
  const titles = useLoaded(() => (isNear ? fontTitles(page.dataset) : undefined), [isNear]);
  const loaded = useLoaded(async () => {
    const found = asked === "" ? undefined : answerTo(state, page.dataset, own);
    return { asked, found: await found?.catch(() => ({ hasFailed: true })) };
  }, [searchOfState(state), as, own, attempts]);
  const isLoading = asked !== (loaded?.asked ?? "");
  const found = isLoading ? undefined : loaded?.found;
  const unknown = found && "alike" in found ? found : undefined;
  const answer = found && "font" in found ? found : undefined;
  const sample = answer?.sample ?? ENGLISH;
  const [first] = answer?.json.pairings ?? [];
  const isStatic = useStaticHost(first?.name) || isNamespace(itemBase);
  useEffect(() => {
    document.title = `I use ${answer?.font.title ?? "a font"} · ${document.title.split(" · ").at(-1)}`;
  }, [answer?.font.title]);
  useEffect(() => {
    const offers = page.querySelector<HTMLElement>(".use-offers");
    if (offers) offers.hidden = asked !== "" && !unknown;
  }, [asked, unknown]);
  return (
    <>
      <UseForm
        state={state}
        used={as ?? answer?.as ?? "text"}
        headline={sample.headline}
        font={answer?.font.title ?? called}
        problem={unknown && <Unknown alike={unknown.alike} state={state} />}
        titles={titles ?? []}
        onNear={() => {
          setNear(true);
        }}
        onFont={(written) => {
          store.change({ ...texts, font: oneLine(written).trim() }, "push");
        }}
        onUse={(as) => {
          store.change({ ...state, as }, "push");
        }}
        onText={(text) => {
          store.change({ ...state, text: oneLine(text) }, "replace");
        }}
      />
      <OwnFontField
        own={own}
        measuring={page.dataset["measuring"] ?? ""}
        onRead={(font) => {
          setRead(font);
          store.change({ ...texts, font: "" }, "push");
        }}
      />
      {found && "hasFailed" in found && (
        <p class="use-note" role="alert">
          The fonts could not be loaded. Reload the page to try again.
        </p>
      )}
      {answer && <About answer={answer} state={state} />}
      {answer?.provider && answer.provider !== "loaded" && (
        <div class="use-note quiet">
          <button
            type="button"
            class="button"
            onClick={() => {
              allowProvider(true);
              setAttempts(attempts + 1);
            }}
          >
            Load {answer.font.title} from Google Fonts
          </button>
          <p>
            {answer.provider === "failed" && "It could not be loaded. "}This site has no file of it.
            Google then learns your IP address. The choice is remembered.
          </p>
        </div>
      )}
      {answer?.partners &&
        PARTNER_KINDS.map((kind) => (
          <KindSection
            // Its faces are other ones once they are loaded.
            key={`${answer.font.name} ${answer.as} ${kind} ${answer.provider}`}
            kind={kind}
            answer={answer}
            itemBase={itemBase}
            isStatic={isStatic}
            texts={texts}
          />
        ))}
      <p class="visually-hidden" role="status" aria-busy={isLoading}>
        {answer?.partners && `Partners of ${answer.font.title} are shown.`}
      </p>
    </>
  );
}

/** What is wrong with a name, and the families that it may mean. */
function Unknown({ alike, state }: { alike: readonly string[]; state: UsePageState }) {
  return (
    <>
      No font is called “{state.font}”.{alike.length > 0 && " Families like it:"}
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
function About({ answer: { font, as }, state }: { answer: PartnerAnswer; state: UsePageState }) {
  if (!canTake("heading", font))
    return <p class="use-note">{font.title} sets no words, so nothing is set with it.</p>;
  const { xHeight, contrast } = font.face ?? {};
  const facts = [
    [...font.categories].reverse().join(" "),
    ...(xHeight === undefined ? [] : [`x-\u2060height ${xHeight.toFixed(2)}\u00a0em`]),
    ...(contrast === undefined ? [] : [`thick to thin ${contrast.toFixed(1)}\u00a0:\u00a01`]),
  ];
  return (
    <p class="use-note quiet">
      {font.title}: {facts.join(", ")}.
      {as === "text" && !canTake("body", font) && (
        <>
          {" "}
          It is drawn for large sizes, has capitals alone, or no bold; text in it is short.{" "}
          <a href={searchOfState({ ...state, as: "heading" })}>Use it for headings</a>
        </>
      )}
    </p>
  );
}
