import { FONT_ROLES, type FontItem } from "../../../registry/model/items.ts";
import { formatBytes } from "../../../registry/faces/format-bytes.ts";
import type { Site, SitePairing } from "../shared/site.ts";
import { Fact } from "../shared/fact.tsx";
import { ROLE_LABELS } from "../shared/fonts/listed-font.ts";
import { fontLink } from "./pairing-head.tsx";
import { scriptNames } from "../../../registry/faces/script-names.ts";
import { languageNames } from "../../../registry/model/languages.ts";
import {
  sharedLanguages,
  sharedScripts,
  subsetsOf,
} from "../../../registry/faces/shared-scripts.ts";

/**
 * What the files of each role weigh, and all together; a file that two roles share counts once.
 *
 * @param language of the page, by its English name
 */
export function Weight({ bytes, language }: Pick<SitePairing, "bytes"> & { language: string }) {
  if (bytes === undefined) return <p>A font of this pairing does not state its bytes.</p>;
  return (
    <>
      <p>
        What a browser loads for a page in {language}, such as the specimen, with bold, italics and
        code.
      </p>
      <dl class="facts pairing-facts">
        {FONT_ROLES.map((role) => (
          <Fact term={ROLE_LABELS.get(role)}>{formatBytes(bytes[role])}</Fact>
        ))}
        <Fact term="All files" class="total">
          {formatBytes(bytes.total)}
        </Fact>
        {bytes.english !== bytes.total && (
          <Fact term="On a page in English">{formatBytes(bytes.english)}</Fact>
        )}
      </dl>
    </>
  );
}

/** How text and code set digits, and whether letters look like them. */
export function Figures({ pairing }: { pairing: SitePairing }) {
  return (
    <dl class="facts pairing-facts">
      <Fact term="Figures of text">{figuresIn(pairing.body)}</Fact>
      <Fact term="Figures of code">{figuresIn(pairing.mono)}</Fact>
    </dl>
  );
}

/** In a line: what digits are like, the OpenType features that change them, and letters that look the same. */
export function figuresIn({ meta }: FontItem): string {
  if (meta?.figures === undefined) return "Not stated";
  const { style, spacing, features, distinct } = meta.figures;
  const others = features.filter((feature) => /num$|zero/.test(feature));
  const alike = (["0O", "1l", "1I", "Il"] as const).filter((pair) => !distinct.includes(pair));
  const pairs = alike.map(([one, other]) => `${one}\u00a0${other}`).join(", ");
  const letters = pairs === "" ? "0\u00a0O and 1\u00a0l\u00a0I differ" : `${pairs} look alike`;
  const parts = [
    `${style === "lining" ? "Lining" : "Old-style"}, ${spacing}`,
    others.length > 0 && `${others.join(", ")} can be switched on`,
    // Without Latin letters no pair differs.
    distinct.length > 0 && letters,
  ];
  return parts.filter(Boolean).join("; ");
}

/** The languages and the scripts in which headings and text are both set, and the scripts of each face. */
export function Languages({ pairing }: { pairing: SitePairing }) {
  return (
    <dl class="facts pairing-facts">
      <Fact term="Set whole">
        {languageNames(sharedLanguages(pairing)).join(", ") || "None known"}
      </Fact>
      <Fact term="Scripts">{scriptNames(sharedScripts(pairing))}</Fact>
      {FONT_ROLES.map((role) => (
        <Fact term={ROLE_LABELS.get(role)}>{scriptNames(subsetsOf(pairing[role]))}</Fact>
      ))}
    </dl>
  );
}

/** Of each font once: its licence, who holds the rights, where it comes from. */
export function Licences({ site, pairing }: { site: Site; pairing: SitePairing }) {
  const fonts = [...new Set([pairing.heading, pairing.body, pairing.mono])];
  return <dl class="facts pairing-facts licences">{fonts.map((font) => licenceOf(site, font))}</dl>;
}

function licenceOf(site: Site, { name, title, meta }: FontItem) {
  const { id, copyright } = meta?.license ?? {};
  const provider = `https://fonts.google.com/specimen/${title.replaceAll(" ", "+")}`;
  return (
    <Fact term={<a href={fontLink(site, name)}>{title}</a>}>
      {id === undefined ? (
        "Licence not stated"
      ) : (
        <a href={`https://spdx.org/licenses/${id}.html`}>{LICENCE_NAMES.get(id) ?? id}</a>
      )}{" "}
      <a href={provider}>Google Fonts</a>
      {copyright !== undefined && <small>{copyright}</small>}
    </Fact>
  );
}

/** By SPDX identifier. */
const LICENCE_NAMES: ReadonlyMap<string, string> = new Map([
  ["OFL-1.1", "SIL Open Font License 1.1"],
  ["Apache-2.0", "Apache License 2.0"],
  ["Ubuntu-font-1.0", "Ubuntu Font Licence 1.0"],
]);
