import { Fact } from "../../shared/client/fact.tsx";
import { render } from "preact";
import type { FontItem } from "../../../../registry/model/items.ts";
import { CAST_ROLE_LABELS, axisLabel, weightName } from "../font-labels.ts";
import {
  CAST_ROLES,
  type CastPairing,
  type CastRole,
  type FontsJson,
  type ListedFont,
} from "../../shared/fonts/listed-font.ts";
import { labelOf } from "../../shared/cards/label.ts";
import { scriptNames } from "../../shared/specimen/script-label.ts";
import { link } from "../../shared/client/base-path.ts";
import { addCommand } from "../../shared/shell-command.ts";
import { familyOf, loadFont } from "../../shared/client/faces.ts";
import { DrawingNote, FontDrawing, drawingOf } from "../../shared/client/font-drawing.tsx";
import type { PartnerFont } from "../../shared/client/fonts-messages.ts";
import type { FontsSearch } from "../../shared/client/fonts-search.ts";
import { published } from "../../shared/client/published.ts";

/** The view of one font, which takes the place of the list. */
export interface FontView {
  /**
   * Shows a font; nothing for "".
   *
   * @returns its family; undefined where no font is shown
   */
  show: (name: string) => string | undefined;
}

/** What is known of a font; parts that are still loading are undefined. */
interface Shown {
  baseUrl: string;
  json: FontsJson;
  font: ListedFont;
  hasFaces: boolean | undefined;
  isDrawn: boolean | undefined;
  item: FontItem | undefined;
  partners: readonly PartnerFont[] | undefined;
  havePartnersFailed: boolean;
}

const PARTNERS = 6;

export function fontViewIn(
  page: HTMLElement,
  json: FontsJson,
  partnersOf: FontsSearch["partners"],
): FontView {
  const root = document.createElement("div");
  page.append(root);
  let shown: Shown | undefined;
  const update = (font: ListedFont, parts: Partial<Shown>) => {
    if (shown?.font !== font) return;
    shown = { ...shown, ...parts };
    render(<View shown={shown} />, root);
  };
  const fill = (font: ListedFont) => {
    void loadFont(font.name).then((hasFaces) => {
      update(font, { hasFaces });
    });
    void drawingOf(font.name).then((drawing) => {
      update(font, { isDrawn: drawing !== undefined });
    });
    void published(`r/${font.name}.json`).then(
      (text) => {
        update(font, { item: JSON.parse(text) as FontItem });
      },
      () => undefined,
    );
    void partnersOf(font.name, PARTNERS).then((partners) => {
      update(font, { partners, havePartnersFailed: partners === undefined });
      for (const { name } of partners ?? [])
        void loadFont(name).then(() => {
          update(font, {});
        });
    });
  };
  return {
    show: (name) => {
      const font = json.fonts.find((one) => one.name === name);
      if (name !== "" && font === undefined) {
        shown = undefined;
        render(<Unknown name={name} />, root);
        return name;
      }
      if (font === undefined) {
        shown = undefined;
        render(null, root);
        return undefined;
      }
      const baseUrl = page.dataset["baseUrl"] ?? "";
      const empty = {
        hasFaces: undefined,
        isDrawn: undefined,
        item: undefined,
        partners: undefined,
      };
      shown = { baseUrl, json, font, ...empty, havePartnersFailed: false };
      render(<View shown={shown} />, root);
      root.querySelector("h1")?.focus({ preventScroll: true });
      fill(font);
      return font.title;
    },
  };
}

function Unknown({ name }: { name: string }) {
  return (
    <div class="font-view">
      <BackToList />
      <h1 class="font-missing">No font is called “{name}”.</h1>
      <p>
        <a href={`${link("fonts/")}?q=${encodeURIComponent(name.replaceAll("-", " "))}`}>
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

function View({ shown }: { shown: Shown }) {
  const { font, hasFaces, isDrawn } = shown;
  return (
    <article class="font-view">
      <BackToList />
      <h1
        tabIndex={-1}
        class="font-name"
        style={{ fontFamily: faceOf(shown), fontSize: sizeFor(font.title) }}
      >
        <FontDrawing font={font.name} title={font.title} line="name" />
      </h1>
      {hasFaces === false && isDrawn && <DrawingNote title={font.title} />}
      {hasFaces === false && isDrawn === false && (
        <p class="quiet">
          This site has no specimen of {font.title}, so its name is in the site’s own face. It can
          be seen{" "}
          <a href={`https://fonts.google.com/specimen/${font.title.replaceAll(" ", "+")}`}>
            at Google Fonts
          </a>
          .
        </p>
      )}
      <div class="font-parts">
        <Specimen shown={shown} />
        <div class="font-side">
          <Install shown={shown} />
          <Facts shown={shown} />
        </div>
        <Casts shown={shown} />
        <Partners shown={shown} />
      </div>
    </article>
  );
}

/** As large as the name fits in a line of the window, between that of a heading and that of a poster. */
function sizeFor(title: string): string {
  return `clamp(40px, ${(150 / Math.max(6, title.length)).toFixed(1)}vw, 160px)`;
}

function faceOf({ font, hasFaces }: Shown): string {
  return hasFaces ? `${familyOf(font.name)}, var(--site-font)` : "var(--site-font)";
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

function Specimen({ shown }: { shown: Shown }) {
  const { font, hasFaces } = shown;
  if (hasFaces !== true)
    return (
      <div class="font-specimen font-letters">
        <FontDrawing font={font.name} title={`Letters of ${font.title}`} line="letters" />
      </div>
    );
  const face = { fontFamily: faceOf(shown) };
  const weights = font.weight.filter((weight) => hasFaceOf(font.name, Number(weight)));
  return (
    <section class="font-specimen" aria-label={`${font.title} at work`}>
      {WATERFALL.map(({ size, text }) => (
        <div class="sample" style={{ ...face, fontSize: `${size}px` }}>
          {text}
        </div>
      ))}
      {weights.length > 1 && (
        <div class="weights">
          {weights.map((weight) => (
            <div>
              <span class="quiet">{weight}</span>
              <span class="sample" style={{ ...face, fontWeight: weight }}>
                {weightName(weight)}
              </span>
            </div>
          ))}
        </div>
      )}
      {weights.length < font.weight.length && (
        <p class="quiet font-weights-note">
          Of its {font.weight.length} weights this site has {weights.join(", ")}.
        </p>
      )}
      <div class="sample letters" style={face}>
        {LETTERS.map((letters) => (
          <div>{letters}</div>
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

function Install({ shown: { baseUrl, font } }: { shown: Shown }) {
  const command = addCommand(`${baseUrl}/r/${font.name}.json`);
  return (
    <section class="font-install">
      <h2>Install</h2>
      <pre class="command" tabIndex={0}>
        <code>{command}</code>
      </pre>
      <button type="button" class="word-button" data-copy-text={command}>
        Copy command
      </button>
      <p class="quiet">
        It adds the family and the variable <code>--font-{font.name}</code>; no rule uses it yet.
      </p>
    </section>
  );
}

function Facts({ shown: { font, item, json } }: { shown: Shown }) {
  const { kind, weight, axis, script, rank, hasItalics } = font;
  const axes = item?.meta?.axes ?? [];
  const licence = item?.meta?.license;
  return (
    <section>
      <h2>Facts</h2>
      <dl class="facts">
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
                <span class="line">
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

function Casts({ shown: { json, font } }: { shown: Shown }) {
  const isCast = font.role.length > 0;
  return (
    <section class="font-casts">
      <h2>Pairings that set it</h2>
      {!isCast && <p class="quiet">No pairing sets {font.title} yet.</p>}
      {CAST_ROLES.map((role, index) => (
        <CastAs
          role={role}
          pairings={json.pairings.filter(({ fonts }) => fonts[index] === font.name)}
        />
      ))}
    </section>
  );
}

function CastAs({ role, pairings }: { role: CastRole; pairings: readonly CastPairing[] }) {
  if (pairings.length === 0) return null;
  return (
    <>
      <h3>
        {CAST_ROLE_LABELS[role]} <span class="quiet">{pairings.length}</span>
      </h3>
      <ul class="cast-names">
        {pairings.map(({ name, title }) => (
          <li>
            <a href={link(`pairings/${name}/`)}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Partners({ shown: { partners, havePartnersFailed, font } }: { shown: Shown }) {
  return (
    <section class="font-partners">
      <h2>Best partners</h2>
      <p>
        Set live with your words: I use {font.title}{" "}
        <a href={`${link("use/")}?font=${font.name}&as=text`}>as text</a>,{" "}
        <a href={`${link("use/")}?font=${font.name}&as=heading`}>as headings</a>
      </p>
      {havePartnersFailed && <p class="quiet">The partners could not be loaded.</p>}
      {partners?.length === 0 && <p class="quiet">{font.title} sets no words to partner.</p>}
      <ul>
        {(partners ?? []).map(({ name, title, reason }) => (
          <li>
            <a
              href={`${link("fonts/")}?font=${name}`}
              data-open={name}
              style={{ fontFamily: `${familyOf(name)}, var(--site-font)` }}
            >
              {title}
            </a>
            <p class="quiet">{reason}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
