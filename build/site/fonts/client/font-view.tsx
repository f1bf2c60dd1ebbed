import { Fragment } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { FONT_ROLES, type FontItem } from "../../../../registry/model/items.ts";
import { isNamespace } from "../../../../registry/model/address.ts";
import { scriptNames } from "../../../../registry/faces/script-names.ts";
import { labelOf } from "../../shared/cards/label.ts";
import { link } from "../../shared/client/base-path.ts";
import type { PartnerFont } from "../../shared/client/fonts-search.ts";
import { useLoaded } from "../../shared/client/use-loaded.ts";
import { CodeBox } from "../../shared/code-box.tsx";
import { Fact } from "../../shared/fact.tsx";
import { type FontsJson, type ListedFont, ROLE_LABELS } from "../../shared/fonts/listed-font.ts";
import { Field } from "../../shared/list/toolbar.tsx";
import { queryString } from "../../shared/query-string.ts";
import { fontCommand } from "../../shared/install-choices.ts";
import { useInstallation } from "../../shared/client/use-installation.ts";
import { axisLabel } from "../font-labels.ts";
import { FontName, type FontKind, useFontKind } from "../font-name.tsx";
import type { FontsClient, FontsPageData } from "../fonts-page-data.ts";
import { useFamilyFaces } from "./family-faces.ts";
import { ProviderNote } from "./provider-note.tsx";
import { TypeTester } from "./type-tester.tsx";

interface FontViewProps {
  font: ListedFont;
  json: FontsJson;
  /** The reader's own; "" for the texts of the site. */
  text: string;
  page: FontsPageData;
  client: FontsClient;
}

const PARTNERS = 6;

/** The view of one font, which takes the place of the list. */
export function FontView({ font, json, text, page, client }: FontViewProps) {
  const { name, title } = font;
  const faces = useFamilyFaces(name, title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { names, sets } = json.written;
  return (
    <article class="font-view" aria-busy={faces === undefined}>
      <p class="font-back">
        <a href={link("fonts/")} data-open="">
          All fonts
        </a>
      </p>
      <h1
        ref={heading}
        tabIndex={-1}
        class={faces ? "font-name" : "font-name font-waiting"}
        style={{ fontSize: sizeFor(title, faces?.kind) }}
      >
        <FontName key={faces?.kind} font={name} title={title} kind={faces?.kind} />
      </h1>
      {faces && (
        <div class="font-parts">
          <section class="font-specimen" aria-label={`${title} at work`}>
            {faces.kind === "faces" && (
              <TypeTester
                // Other faces have other weights, and draw other letters.
                key={faces.isWhole}
                faces={faces}
                text={text}
                field={
                  <Field
                    class="font-text"
                    label="Your text"
                    placeholder="Your text"
                    value={text}
                    store={client.store}
                    part="text"
                  />
                }
                languages={(sets[font.written] ?? []).map((tag) => [tag, names[tag] ?? tag])}
                urls={page}
              />
            )}
            <ProviderNote faces={faces} />
          </section>
          <div class="font-side">
            <Install font={font} page={page} />
            <Facts font={font} item={faces.item} json={json} />
          </div>
          <UsedIn font={font} json={json} text={text} />
          <Partners font={font} text={text} client={client} />
        </div>
      )}
    </article>
  );
}

/** As large as fits in a line, between a heading and a poster, for which outlines have too few units. */
function sizeFor(title: string, kind: FontKind | undefined): string {
  const greatest = kind === "drawing" ? 72 : 160;
  return `clamp(40px, ${(150 / Math.max(6, title.length)).toFixed(1)}vw, ${greatest}px)`;
}

function Install({ font: { name, title }, page }: Pick<FontViewProps, "font" | "page">) {
  const { itemBase } = page;
  const installation = useInstallation(itemBase);
  return (
    <section>
      <h2>Install</h2>
      <CodeBox label={`Install ${title}`}>{fontCommand(installation, name)}</CodeBox>
      <p class="quiet font-install-note">
        {isNamespace(itemBase) && (
          <>
            The namespace has to be in <code>components.json</code>.{" "}
          </>
        )}
        It adds the family and the variable <code>--font-{name}</code>; no rule uses it yet.
      </p>
    </section>
  );
}

function Facts({ font, item, json }: Pick<FontViewProps, "font" | "json"> & { item: FontItem }) {
  const { kind, weight, axis, script, rank, hasItalics } = font;
  const licence = item.meta?.license;
  return (
    <section>
      <h2>Facts</h2>
      <dl class="facts font-facts">
        <Fact term="Classification">{kind.map(labelOf).join(", ")}</Fact>
        <Fact term="Weights">
          {weight.length > 1 ? `${weight[0] ?? ""} to ${weight.at(-1) ?? ""}` : weight[0]}
          {hasItalics ? ", with italics" : ", no italics"}
        </Fact>
        {axis.length > 0 && <Fact term="Axes">{axis.map(axisLabel).join("; ")}</Fact>}
        <Fact term="Scripts">{scriptNames(script)}</Fact>
        <Fact term="Popularity">
          {rank === undefined
            ? "Not ranked"
            : `${rank.toLocaleString("en")} of ${json.fonts.length.toLocaleString("en")} at Google Fonts`}
        </Fact>
        <Fact term="Licence">
          {licence ? licence.id : "Not stated"}
          {licence?.copyright !== undefined && <small>{licence.copyright}</small>}
        </Fact>
      </dl>
    </section>
  );
}

function UsedIn({ font, json, text }: Pick<FontViewProps, "font" | "json" | "text">) {
  return (
    <section>
      <h2>Used in pairings</h2>
      {font.role.length === 0 && <p class="quiet">No pairing uses {font.title} yet.</p>}
      {FONT_ROLES.map((role, index) => {
        const pairings = json.pairings.filter(({ fonts }) => fonts[index] === font.name);
        return (
          <Fragment key={role}>
            {pairings.length > 0 && (
              <h3>
                {ROLE_LABELS.get(role)} <span class="quiet">{pairings.length}</span>
              </h3>
            )}
            <ul class="links">
              {pairings.map(({ name, title }) => (
                <li key={name}>
                  <a href={link(`pairings/${name}/`) + queryString({ text })}>{title}</a>
                </li>
              ))}
            </ul>
          </Fragment>
        );
      })}
    </section>
  );
}

function Partners({ font, text, client }: Pick<FontViewProps, "font" | "text" | "client">) {
  const { name, title } = font;
  const loaded = useLoaded(
    async () => ({ partners: await client.partnersOf(name, PARTNERS) }),
    [name],
  );
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
          <Partner key={partner.name} {...partner} text={text} />
        ))}
      </ul>
    </section>
  );
}

function Partner({ name, title, reason, text }: PartnerFont & { text: string }) {
  const { kind } = useFontKind(name, title);
  return (
    <li class={kind ? undefined : "font-waiting"}>
      <a href={link("fonts/") + queryString({ font: name, text })} data-open={name}>
        <FontName font={name} title={title} kind={kind} />
      </a>
      <p class="quiet">{reason}</p>
    </li>
  );
}
