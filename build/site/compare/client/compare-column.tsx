import { CodeBox } from "../../shared/code-box.tsx";
import { Fact } from "../../shared/fact.tsx";
import { useEffect, useId, useRef } from "preact/hooks";
import { addedFonts, fontsOfColumn } from "../column-fonts.ts";
import type { ComparedColumn } from "../compare-state.ts";
import { familyOf } from "../compared-pairings.ts";
import { labelOf } from "../../shared/cards/label.ts";
import { formatBytes } from "../../../../registry/faces/format-bytes.ts";
import { isNamespace } from "../../../../registry/model/address.ts";
import { pairingCommand } from "../../shared/install-choices.ts";
import { StaticHostNote, useStaticHost } from "../../shared/client/static-host.tsx";
import { useInstallation } from "../../shared/client/use-installation.ts";
import { useLoaded } from "../../shared/client/use-loaded.ts";
import { link } from "../../shared/client/base-path.ts";
import { queryString } from "../../shared/query-string.ts";
import { pixelsText } from "../../shared/tuning/quantity.ts";
import { lackingNote } from "../../shared/client/drawn-letters.ts";
import { greyLetters } from "../../shared/client/grey-letters.ts";
import { facesDrawn, fillContext, loadSpecimen, showWritten } from "./compare-specimen.ts";
import { type LoadedColumn, loadColumn } from "./compare-tuned.ts";
import type { ShownComparison } from "./shown-comparison.ts";

interface ColumnProps {
  comparison: ShownComparison;
  column: ComparedColumn;
  title: string;
  /** In a window with room for one column. */
  isShown: boolean;
  onRemove: (event: { currentTarget: HTMLElement }) => void;
}

/** A pairing in the comparison: its name, what can be done with it, the context, and its facts. */
export function Column(props: ColumnProps) {
  const { comparison, column, title, isShown } = props;
  const { json, state, texts } = comparison;
  const view = useRef<HTMLDivElement>(null);
  const own = [state.text, state.lead, state.paragraph];
  const scope = useId();
  const loaded = useLoaded(
    () =>
      Promise.all([loadColumn(column, scope), loadSpecimen(column.name, json)]).then(
        ([values]) => values,
        () => "failed" as const,
      ),
    [],
  );
  useEffect(() => {
    // Faces of the page itself would be loaded for a text without its rules.
    if (view.current && loaded) fillContext(view.current, state.context, title, texts);
  }, [state.context, texts, loaded]);
  useEffect(() => {
    if (view.current) showWritten(view.current, state);
  }, [state.context, texts, loaded, ...own]);
  const isDrawn = useLoaded(() => (loaded ? facesDrawn() : undefined), [loaded]) ?? false;
  useEffect(() => {
    // At first all columns appear together: the facts stand below the longest of them.
    const isComplete = document.querySelector(".compare-column:not([data-drawn])") === null;
    if (isDrawn && isComplete) document.querySelector(".compare-page")?.classList.add("drawn");
  }, [isDrawn]);
  const lacking = useLoaded(async () => {
    await facesDrawn();
    return view.current && lackingNote(greyLetters(view.current));
  }, [state.context, ...own, texts, isDrawn]);
  return (
    <section
      class={isShown ? "compare-column compare-current" : "compare-column"}
      aria-label={title}
      aria-busy={!isDrawn}
      data-drawn={isDrawn ? "" : undefined}
    >
      <h2>
        <a class={`type-${column.name} ${scope}`} href={pageOf(column)}>
          <span class="compare-name h1">{title}</span>
        </a>
      </h2>
      <Controls {...props} />
      <div class="compare-view">
        {loaded === "failed" ? (
          <p class="page-note">This pairing could not be loaded. Reload the page to try again.</p>
        ) : (
          <div class="frame-view">
            <div ref={view} class={`compare-proof type-${column.name} ${scope}`} />
          </div>
        )}
      </div>
      <Facts
        {...props}
        loaded={loaded === "failed" ? undefined : loaded}
        letters={lacking || "All of the text’s"}
      />
      <Install {...props} />
    </section>
  );
}

/** The page of a column's pairing, with what was tuned. */
function pageOf({ name, tuning }: ComparedColumn): string {
  const tuned = Object.fromEntries(new URLSearchParams(tuning));
  return link(`pairings/${name}/`) + queryString(tuned);
}

function Controls({ comparison: { json }, column, title, onRemove }: ColumnProps) {
  const [heading = "", body = ""] = fontsOfColumn(column, json.pairings) ?? [];
  return (
    <div class="compare-controls">
      <p class="quiet">
        {[...new Set([heading, body])].map((font) => familyOf(font, json)).join(" + ")}
      </p>
      <button type="button" class="quiet-button" aria-label={`Remove ${title}`} onClick={onRemove}>
        Remove
      </button>
    </div>
  );
}

/** As many rows in every column, so that they stand in line. */
function Facts({
  comparison: { json },
  column,
  loaded,
  letters,
}: ColumnProps & { loaded: LoadedColumn | undefined; letters: string }) {
  const pairing = json.pairings.find(({ name }) => name === column.name);
  const [heading = "", body = "", mono = ""] = fontsOfColumn(column, json.pairings) ?? [];
  const family = (font: string) => familyOf(font, json);
  const css = loaded?.css;
  const bytes = column.tuning === "" ? pairing?.bytes : loaded?.bytes;
  const isRecast = heading !== pairing?.fonts[0] || body !== pairing.fonts[1];
  return (
    <dl class="facts compare-facts">
      <Fact term="Headings">
        {family(heading)} {css?.h1["font-weight"]}
      </Fact>
      <Fact term="Text">{family(body)}</Fact>
      <Fact term="Code">{family(mono)}</Fact>
      <Fact term="Loads">
        {loaded && (bytes === undefined || bytes === 0 ? "Not measured" : formatBytes(bytes))}
      </Fact>
      <Fact term="Scripts">
        {isRecast ? "Those of both faces" : pairing.scripts.map(labelOf).join(", ")}
      </Fact>
      <Fact term="Letters">{letters}</Fact>
      <Fact term="Scale">{css && scaleOf(css)}</Fact>
      <Fact term="Leading">
        {css && `${css.h1["line-height"]} headings, ${css["body, p"]["line-height"]} text`}
      </Fact>
      <Fact term="Text size">{loaded && pixelsIn(loaded.textSize)}</Fact>
      <Fact term="Tuned">
        {column.problem ?? (column.tuning === "" ? "As published" : overridesIn(column.tuning))}
      </Fact>
    </dl>
  );
}

function scaleOf(css: LoadedColumn["css"]): string {
  const sizes = [css.h1, css.h2, css.h3, css["h4, h5, h6"]].map((rule) => rule["font-size"]);
  return `${sizes.map((size) => pixelsText(size) ?? size).join(", ")} px`;
}

/** `2.25rem` -> `36 px`; a size that depends on more than the root's as it is. */
function pixelsIn(size: string): string {
  const pixels = pixelsText(size);
  return pixels === undefined ? size : `${pixels} px`;
}

function overridesIn(tuning: string): string {
  return [...new URLSearchParams(tuning)].map(([name, value]) => `${name} ${value}`).join(", ");
}

function Install({ comparison, column: { name, tuning }, title }: ColumnProps) {
  const installation = useInstallation(comparison.itemBase);
  const isByFile = tuning !== "" && isNamespace(installation.itemBase);
  const isStatic = useStaticHost(tuning === "" || isByFile ? undefined : name);
  const fonts = addedFonts({ name, tuning });
  return (
    <div class="compare-install">
      {(isStatic || isByFile) && (
        <StaticHostNote framework={installation.choice.framework} isNamespace={isByFile} />
      )}
      <CodeBox label={`Command that installs ${title}`}>
        {pairingCommand({ ...installation, isStatic }, name, tuning, fonts)}
      </CodeBox>
    </div>
  );
}
