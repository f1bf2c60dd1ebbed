import { effect, signal } from "@preact/signals";
import { render } from "preact";
import { specimenSelector } from "../../shared/specimen/specimen-selector.ts";
import { validatedTuning } from "../../shared/client/checked-tuning.ts";
import { overrideParameters, replaceAddress } from "../../shared/client/tune-address.ts";
import { Segments } from "../panel/segments.tsx";
import { Exports } from "./exports.tsx";
import { pairing, tuning } from "./install-state.ts";
import { PARTS, TunePart, type TunedPart } from "./tune-part.tsx";
import { startSheet } from "./tune-sheet.ts";
import { redo, undo } from "./tune-state.ts";
import { TuneToolbar } from "./tune-toolbar.tsx";
import { notes, startBase, withoutFace } from "./tuned-base.ts";

const selected = signal("headings");
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
  addEventListener("popstate", () => {
    replaceAddress(tuning.value);
  });
  addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isBeingTyped(event.target)) return;
    const key = event.key.toLowerCase();
    const isRedo = (key === "z" && event.shiftKey) || key === "y";
    if (!isRedo && key !== "z") return;
    event.preventDefault();
    if (isRedo) redo();
    else undo();
  });
  let isAwaited = false;
  effect(() => {
    if (tuning.value.size === 0 || isAwaited) return;
    isAwaited = true;
    // With the layout of the next frame, instead of one more.
    requestAnimationFrame(() => {
      isAwaited = false;
      showInSpecimen(selected.peek());
    });
  });
}

/** A text field has an undo of its own, but for one whose value is applied. */
function isBeingTyped(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.dataset["typed"] === "false") return false;
  if (target instanceof HTMLInputElement)
    return !/^(?:range|radio|checkbox|button)$/.test(target.type);
  return target instanceof HTMLTextAreaElement || target.isContentEditable;
}

/** Where the panel is a sheet over the page: scrolls the part of the specimen that is changed above it. */
function showInSpecimen(selectedPart: string): void {
  const sheet = document.querySelector("[data-sheet][data-open]");
  const specimens = document.querySelector("[data-specimens]");
  const [element] = partNamed(selectedPart).elements;
  if (sheet === null || specimens === null || element === undefined) return;
  const { top, left } = sheet.getBoundingClientRect();
  if (left > 0) return;
  const { name } = pairing;
  const inside = `.type-${name} :is(${specimenSelector(name, element.key)})`;
  const shown = [...specimens.querySelectorAll(inside)];
  // Below the page's header.
  const start = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const isInView = (one: Element) => {
    const box = one.getBoundingClientRect();
    return box.height > 0 && box.top >= start - 1 && Math.min(box.bottom, box.top + 80) <= top;
  };
  if (shown.some(isInView)) return;
  const target = shown.find((one) => one.getBoundingClientRect().height > 0);
  target?.scrollIntoView({ block: "start" });
}

function partNamed(value: string): TunedPart {
  const [first] = PARTS;
  const part = PARTS.find((one) => one.value === value) ?? first;
  if (part === undefined) throw new RangeError(`There is no part ${value}.`);
  return part;
}

/** The part whose values a reader sees first. */
function firstChanged(): string {
  const changed = PARTS.filter(hasChange);
  return (changed.find(({ elements }) => elements.length === 1) ?? changed[0])?.value ?? "headings";
}

function hasChange({ elements, role }: TunedPart): boolean {
  return [...tuning.value.keys()].some(
    (parameter) =>
      parameter === role || elements.some(({ selector }) => parameter.startsWith(`${selector}-`)),
  );
}

function notShown(title: string): string {
  return `${title} cannot be shown here: the site has no face of it. The specimen keeps the pairing’s own.`;
}

function Tune() {
  const part = partNamed(selected.value);
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
          if (!(target instanceof HTMLInputElement)) return;
          selected.value = target.value;
          showInSpecimen(target.value);
        }}
      >
        <Segments
          name="tune-part"
          legend="What to tune"
          chosen={part.value}
          choices={PARTS.map((one) => ({
            value: one.value,
            label: one.label,
            ...(hasChange(one) && { mark: "changed" }),
          }))}
        />
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
