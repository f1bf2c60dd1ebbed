import { useEffect, useRef } from "preact/hooks";
import { FONT_ROLES, type FontItem, type FontRole } from "../../../../registry/model/items.ts";
import { CodeBox } from "../../shared/code-box.tsx";
import { labelOf } from "../../shared/cards/label.ts";
import { link } from "../../shared/client/base-path.ts";
import { Fact } from "../../shared/fact.tsx";
import { familyOf } from "../../shared/client/faces.ts";
import { DrawingNote, FontDrawing } from "../../shared/client/font-drawing.tsx";
import type { FontsSearch, PartnerFont } from "../../shared/client/fonts-search.ts";
import { published } from "../../shared/client/published.ts";
import { SetText } from "../../shared/client/set-text.tsx";
import { useLoaded } from "../../shared/client/use-loaded.ts";
import {
  type FontsJson,
  type ListedFont,
  type PairingFonts,
  ROLE_LABELS,
} from "../../shared/fonts/listed-font.ts";
import { queryString } from "../../shared/query-string.ts";
import { isNamespace } from "../../../../registry/model/address.ts";
import { fontCommand } from "../../shared/install-choices.ts";
import { useInstallation } from "../../shared/client/use-installation.ts";
import { scriptNames } from "../../../../registry/faces/script-names.ts";
import { axisLabel, weightName } from "../font-labels.ts";
import { FontName, type FontKind, useFontKind } from "../font-name.tsx";

interface Known {
  font: ListedFont;
  json: FontsJson;
  /** The reader's own; "" for the texts of the site. */
  text: string;
}

interface FontViewProps extends Omit<Known, "font"> {
  name: string;
  /** Undefined where the registry has none of that name. */
  font: ListedFont | undefined;
  itemBase: string;
  partnersOf: FontsSearch["partners"];
}

const PARTNERS = 6;

/** The view of one font, which takes the place of the list. */
export function FontView({ name, font, ...rest }: FontViewProps) {
  return font === undefined ? <Unknown name={name} /> : <View font={font} {...rest} />;
}

function Unknown({ name }: { name: string }) {
  return (
    <div class="font-view">
      <BackToList />
      <h1 class="font-missing">No font is called “{name}”.</h1>
      <p>
        <a href={link("fonts/") + queryString({ q: name.replaceAll("-", " ") })}>
          Search the fonts for it
        </a>
      </p>
    </div>
  );
}

function BackToList() {
  return (
    <p class="font-back">
      <a href={link("fonts/")} data-open="">
        All fonts
      </a>
    </p>
  );
}

function View({
  font,
  json,
  text,
  itemBase,
  partnersOf,
}: Known & Pick<FontViewProps, "itemBase" | "partnersOf">) {
  const { name, title } = font;
  const kind = useFontKind(name, title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <article class="font-view" aria-busy={kind === undefined}>
      <BackToList />
      <h1
        ref={heading}
        tabIndex={-1}
        class={kind ? "font-name" : "font-name font-waiting"}
        style={{ fontSize: sizeFor(title, kind) }}
      >
        <FontName font={name} title={title} kind={kind} />
      </h1>
      {kind === "drawing" && <DrawingNote title={title} />}
      {kind === "none" && (
        <p class="quiet">
          This site has no specimen of {title}. It can be seen{" "}
          <a href={`https://fonts.google.com/specimen/${title.replaceAll(" ", "+")}`}>
            at Google Fonts
          </a>
          .
        </p>
      )}
      {kind && (
        <div class="font-parts">
          <Specimen font={font} kind={kind} text={text} />
          <div class="font-side">
            <Install font={font} itemBase={itemBase} />
            <Facts font={font} json={json} />
          </div>
          <UsedIn font={font} json={json} text={text} />
          <Partners font={font} text={text} partnersOf={partnersOf} />
        </div>
      )}
    </article>
  );
}

/**
 * As large as the name fits in a line of the window, between that of a heading and that of a poster; outlines
 * have too few units for a poster.
 */
function sizeFor(title: string, kind: FontKind | undefined): string {
  const greatest = kind === "drawing" ? 72 : 160;
  return `clamp(40px, ${(150 / Math.max(6, title.length)).toFixed(1)}vw, ${greatest}px)`;
}

const WATERFALL = [
  { size: 48, text: "Every harbour keeps a light" },
  { size: 32, text: "for boats that are late, and a kettle for the crew" },
  {
    size: 20,
    text: "You will know it is right by the sound of the whole run, a low note instead of a rattle.",
  },
  {
    size: 16,
    text: "A dry stone wall has no mortar, no foundation to speak of and no nails. It stands because every stone was asked a question first.",
  },
];

const LETTERS = [
  "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  "abcdefghijklmnopqrstuvwxyz",
  "0123456789 &?!@ §†€£ «» “” – —",
];

function Specimen({
  font: { name, title, weight },
  kind,
  text,
}: Pick<Known, "font" | "text"> & { kind: FontKind }) {
  if (kind !== "faces")
    return (
      <div class="font-specimen font-letters">
        <FontDrawing font={name} title={`Letters of ${title}`} line="letters" />
      </div>
    );
  const weights = weight.filter((one) => hasFaceOf(name, Number(one)));
  return (
    <section class="font-specimen" aria-label={`${title} at work`}>
      {WATERFALL.map((sample) => (
        <div class="font-sample" style={{ fontSize: `${sample.size}px` }} key={sample.size}>
          <SetText text={text || sample.text} font={name} />
        </div>
      ))}
      {weights.length > 1 && (
        <div class="font-weights">
          {weights.map((one) => (
            <div key={one}>
              <span class="quiet">{one}</span>
              <span class="font-sample">
                <SetText text={weightName(one)} font={name} weight={Number(one)} />
              </span>
            </div>
          ))}
        </div>
      )}
      {weights.length < weight.length && (
        <p class="quiet font-weights-note">
          Of its {weight.length} weights this site has {weights.join(", ")}.
        </p>
      )}
      <div class="font-alphabet">
        {LETTERS.map((letters) => (
          <div key={letters}>
            <SetText text={letters} font={name} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** Whether the specimen faces have an upright weight; a browser would draw the nearest one instead. */
function hasFaceOf(font: string, weight: number): boolean {
  return [...document.fonts].some((face) => {
    const [first = 0, last = first] = face.weight.split(" ").map(Number);
    const family = face.family.replace(/["']/g, "");
    return (
      family === familyOf(font) && face.style === "normal" && first <= weight && weight <= last
    );
  });
}

function Install({
  font: { name, title },
  itemBase,
}: Pick<Known, "font"> & Pick<FontViewProps, "itemBase">) {
  return (
    <section>
      <h2>Install</h2>
      <CodeBox label={`Install ${title}`}>{fontCommand(useInstallation(itemBase), name)}</CodeBox>
      <p class="quiet font-install-note">
        {isNamespace(itemBase) && (
          <>
            The namespace has to be in <code>components.json</code>.{" "}
          </>
        )}
        It adds the family and the variable <code>--font-{name}</code>; no rule uses it yet.
        {!isNamespace(itemBase) && (
          <>
            {" "}
            In Vue and Svelte its address has <code>r/layered/</code>.
          </>
        )}
      </p>
    </section>
  );
}

function Facts({ font, json }: Pick<Known, "font" | "json">) {
  const item = useLoaded(
    async () => JSON.parse(await published(`r/${font.name}.json`)) as FontItem,
    [font.name],
  );
  const { kind, weight, axis, script, rank, hasItalics } = font;
  const axes = item?.meta?.axes ?? [];
  const licence = item?.meta?.license;
  return (
    <section>
      <h2>Facts</h2>
      <dl class="facts font-facts">
        <Fact term="Classification">{kind.map(labelOf).join(", ")}</Fact>
        <Fact term="Weights">
          {weight.length > 1 ? `${weight[0] ?? ""} to ${weight.at(-1) ?? ""}` : weight[0]}
          {hasItalics ? ", with italics" : ", no italics"}
        </Fact>
        {axis.length > 0 && (
          <Fact term="Axes">
            {axis.map((tag) => {
              const range = axes.find((one) => one.tag === tag);
              return (
                <span class="font-line">
                  {axisLabel(tag)} {range && `${range.min} to ${range.max}`}
                </span>
              );
            })}
          </Fact>
        )}
        <Fact term="Scripts">{scriptNames(script)}</Fact>
        <Fact term="Popularity">
          {rank === undefined
            ? "Not ranked"
            : `${rank.toLocaleString("en")} of ${json.fonts.length.toLocaleString("en")} at Google Fonts`}
        </Fact>
        <Fact term="Licence">
          {licence ? licence.id : item ? "Not stated" : "…"}
          {licence?.copyright !== undefined && <small>{licence.copyright}</small>}
        </Fact>
      </dl>
    </section>
  );
}

function UsedIn({ font, json, text }: Known) {
  return (
    <section>
      <h2>Used in pairings</h2>
      {font.role.length === 0 && <p class="quiet">No pairing uses {font.title} yet.</p>}
      {FONT_ROLES.map((role, index) => (
        <UsedAs
          key={role}
          role={role}
          pairings={json.pairings.filter(({ fonts }) => fonts[index] === font.name)}
          text={text}
        />
      ))}
    </section>
  );
}

function UsedAs({
  role,
  pairings,
  text,
}: Pick<Known, "text"> & { role: FontRole; pairings: readonly PairingFonts[] }) {
  if (pairings.length === 0) return null;
  return (
    <>
      <h3>
        {ROLE_LABELS.get(role)} <span class="quiet">{pairings.length}</span>
      </h3>
      <ul class="links">
        {pairings.map(({ name, title }) => (
          <li key={name}>
            <a href={link(`pairings/${name}/`) + queryString({ text })}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Partners({
  font: { name, title },
  text,
  partnersOf,
}: Pick<Known, "font" | "text"> & Pick<FontViewProps, "partnersOf">) {
  const loaded = useLoaded(async () => ({ partners: await partnersOf(name, PARTNERS) }), [name]);
  const useAs = (as: string) => link("use/") + queryString({ font: name, as, text });
  return (
    <section class="font-partners" aria-busy={loaded === undefined}>
      <h2>Best partners</h2>
      <p>
        Set live with your words: I use {title} <a href={useAs("text")}>as text</a>,{" "}
        <a href={useAs("heading")}>as headings</a>
      </p>
      {loaded && loaded.partners === undefined && (
        <p class="quiet">The partners could not be loaded.</p>
      )}
      {loaded?.partners?.length === 0 && <p class="quiet">{title} is not a text font.</p>}
      <ul>
        {(loaded?.partners ?? []).map((partner) => (
          <Partner key={partner.name} partner={partner} text={text} />
        ))}
      </ul>
    </section>
  );
}

function Partner({
  partner: { name, title, reason },
  text,
}: Pick<Known, "text"> & { partner: PartnerFont }) {
  const kind = useFontKind(name, title);
  return (
    <li class={kind ? undefined : "font-waiting"}>
      <a href={link("fonts/") + queryString({ font: name, text })} data-open={name}>
        <FontName font={name} title={title} kind={kind} />
      </a>
      <p class="quiet">{reason}</p>
    </li>
  );
}
