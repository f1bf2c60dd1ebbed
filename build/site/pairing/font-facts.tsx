import { FONT_ROLES, type FontItem } from "../../../registry/model/items.ts";
import type { FontBytes } from "../../../schemas/index.ts";
import { formatBytes } from "../../../registry/faces/format-bytes.ts";
import type { Site, SitePairing } from "../shared/site.ts";
import { ROLE_LABELS, fontLink } from "./pairing-head.tsx";
import { scriptNames } from "../../../registry/faces/script-names.ts";
import { languageNames } from "../../../registry/model/languages.ts";
import {
  sharedLanguages,
  sharedScripts,
  subsetsOf,
} from "../../../registry/faces/shared-scripts.ts";

/** What the files of each role weigh, and all together; a file that two roles share counts once. */
export function Weight({
  bytes,
  language,
}: {
  bytes: FontBytes | undefined;
  /** Of the page, by its English name. */
  language: string;
}) {
  if (bytes === undefined) return <p>A font of this pairing does not state its bytes.</p>;
  return (
    <>
      <p>
        What a browser loads for a page in {language}, such as the specimen, with bold, italics and
        code.
      </p>
      <dl class="facts pairing-facts">
        {FONT_ROLES.map((role) => (
          <div>
            <dt>{ROLE_LABELS[role]}</dt>
            <dd>{formatBytes(bytes[role])}</dd>
          </div>
        ))}
        <div class="total">
          <dt>All files</dt>
          <dd>{formatBytes(bytes.total)}</dd>
        </div>
        {bytes.english !== bytes.total && (
          <div>
            <dt>On a page in English</dt>
            <dd>{formatBytes(bytes.english)}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

/** The scripts of each face; scripts and languages in which headings and text are both set. */
export function Scripts({ pairing }: { pairing: SitePairing }) {
  return (
    <dl class="facts pairing-facts">
      {FONT_ROLES.map((role) => (
        <div>
          <dt>{ROLE_LABELS[role]}</dt>
          <dd>{scriptNames(subsetsOf(pairing[role]))}</dd>
        </div>
      ))}
      <div class="total">
        <dt>Headings and text</dt>
        <dd>{scriptNames(sharedScripts(pairing))}</dd>
      </div>
      <div class="total">
        <dt>Languages, whole</dt>
        <dd>{languageNames(sharedLanguages(pairing)).join(", ") || "None known"}</dd>
      </div>
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
    <div>
      <dt>
        <a href={fontLink(site, name)}>{title}</a>
      </dt>
      <dd>
        {id === undefined ? (
          "Licence not stated"
        ) : (
          <a href={`https://spdx.org/licenses/${id}.html`}>{LICENCE_NAMES.get(id) ?? id}</a>
        )}{" "}
        <a href={provider}>Google Fonts</a>
        {copyright !== undefined && <small>{copyright}</small>}
      </dd>
    </div>
  );
}

/** By SPDX identifier. */
const LICENCE_NAMES: ReadonlyMap<string, string> = new Map([
  ["OFL-1.1", "SIL Open Font License 1.1"],
  ["Apache-2.0", "Apache License 2.0"],
  ["Ubuntu-font-1.0", "Ubuntu Font Licence 1.0"],
]);
