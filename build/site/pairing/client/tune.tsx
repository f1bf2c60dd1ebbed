import { effect, signal } from "@preact/signals";
import { render } from "preact";
import { specimenSelector } from "../../shared/specimen/specimen-selector.ts";
import { validatedTuning } from "../../shared/client/checked-tuning.ts";
import { overrideParameters } from "../../shared/client/tune-address.ts";
import { Segments } from "../panel/segments.tsx";
import { Exports } from "./exports.tsx";
import { pairing, tuning } from "./install-state.ts";
import { HEADINGS, PARTS, TunePart, type TunedPart } from "./tune-part.tsx";
import { startSheet } from "./tune-sheet.ts";
import { redo, settled, undo, writeAddress } from "./tune-state.ts";
import { TuneToolbar } from "./tune-toolbar.tsx";
import { notes, startBase, withoutFace } from "./tuned-base.ts";

const selected = signal(HEADINGS);
/** Why the link that was opened is not applied. */
const linkProblem = signal("");

/** Draws the controls, with what the page's address states. */
export async function startTune(root: Element): Promise<void> {
  await takeAddress();
  selected.value = firstChanged();
  await startBase();
  startSheet();
  root.replaceChildren();
  render(<Tune />, root);
  showInSpecimen(selected.value);
  listen();
}

async function takeAddress(): Promise<void> {
  const { tuning: stated, problem } = await validatedTuning(pairing.name, overrideParameters());
  linkProblem.value = problem ?? "";
  tuning.value = stated;
}

/** The keys of undo and redo. The address of a part of the page states the present tuning, too. */
function listen(): void {
  addEventListener("popstate", writeAddress);
  addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isBeingTyped(event.target)) return;
    const key = event.key.toLowerCase();
    const isRedo = (key === "z" && event.shiftKey) || key === "y";
    if (!isRedo && key !== "z") return;
    event.preventDefault();
    if (isRedo) redo();
    else undo();
  });
  effect(() => {
    if (settled.value.size > 0) showInSpecimen(selected.peek());
  });
}

/** A text field has an undo of its own, but for one whose value is applied. */
function isBeingTyped(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target.dataset["typed"] === "false") return false;
  return target.matches("textarea, [contenteditable], input:not([type=range], [type=radio])");
}

/** Where the panel is a sheet over the page: scrolls the part of the specimen that is changed above it. */
function showInSpecimen({ elements: [element] }: TunedPart): void {
  const sheet = document.querySelector("[data-sheet][data-open]")?.getBoundingClientRect();
  if (sheet === undefined || sheet.left > 0 || element === undefined) return;
  const { name } = pairing;
  const inside = `.type-${name} :is(${specimenSelector(name, element.key)})`;
  const shown = [...document.querySelectorAll(`[data-specimens] ${inside}`)].filter(
    (one) => one.getClientRects().length > 0,
  );
  // Below the page's header.
  const start = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const isInView = shown.some((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= start - 1 && Math.min(bottom, top + 80) <= sheet.top;
  });
  if (!isInView) shown[0]?.scrollIntoView();
}

/** The part whose values a reader sees first. */
function firstChanged(): TunedPart {
  const [parameter = ""] = tuning.value.keys();
  const isOf = ({ value, role }: TunedPart) =>
    role === parameter || parameter.startsWith(`${value}-`);
  return PARTS.find(isOf) ?? HEADINGS;
}

function notShown(title: string): string {
  return `${title} cannot be shown here: the site has no face of it. The specimen keeps the pairing’s own.`;
}

function Tune() {
  const part = selected.value;
  return (
    <>
      <TuneToolbar />
      {linkProblem.value !== "" && (
        <p class="error tune-link-problem" role="alert">
          The link was not applied. {linkProblem.value}{" "}
          <button
            type="button"
            class="quiet-button"
            onClick={() => {
              linkProblem.value = "";
            }}
          >
            Close
          </button>
        </p>
      )}
      <div
        class="tune-parts"
        onChange={({ target }) => {
          const chosen = PARTS.find(
            ({ value }) => target instanceof HTMLInputElement && value === target.value,
          );
          selected.value = chosen ?? HEADINGS;
          showInSpecimen(selected.value);
        }}
      >
        <Segments name="tune-part" legend="What to tune" chosen={part.value} choices={PARTS} />
      </div>
      <TunePart key={part.value} part={part} />
      {[...notes.value, ...withoutFace.value.map(notShown)].map((note) => (
        <p class="panel-note" key={note}>
          {note}
        </p>
      ))}
      <Exports />
    </>
  );
}
