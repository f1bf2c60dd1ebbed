import { announce } from "../../shared/client/announce.ts";
import { link } from "../../shared/client/base-path.ts";

/** As many pairings stand side by side. */
const MAX_COMPARED = 3;

const KEY = "compare";

/** A pairing that the reader wants to compare. */
interface Compared {
  name: string;
  title: string;
}

/** The pairings chosen to compare; they stay while the window is open. */
export interface Comparison {
  has: (name: string) => boolean;
  toggle: (pairing: Compared) => void;
  /** Called after every change. */
  onChange: (listener: () => void) => void;
}

export function comparison(): Comparison {
  let compared = stored();
  const listeners: (() => void)[] = [];
  const tray = newTray();
  const set = (next: Compared[]) => {
    compared = next;
    store(next);
    drawTray(tray, next, (name) => {
      set(next.filter((other) => other.name !== name));
    });
    for (const listener of listeners) listener();
  };
  const has = (name: string) => compared.some((other) => other.name === name);
  set(compared);
  return {
    has,
    toggle: (pairing) => {
      if (has(pairing.name)) set(compared.filter(({ name }) => name !== pairing.name));
      else if (compared.length < MAX_COMPARED) set([...compared, pairing]);
      else announce(`Only ${MAX_COMPARED} pairings can be compared. Remove one first.`);
    },
    onChange: (listener) => listeners.push(listener),
  };
}

function newTray(): HTMLElement {
  const tray = document.createElement("aside");
  tray.className = "compare-tray";
  tray.setAttribute("aria-label", "Compare");
  tray.hidden = true;
  document.querySelector("main")?.append(tray);
  return tray;
}

function drawTray(
  tray: HTMLElement,
  compared: readonly Compared[],
  remove: (name: string) => void,
): void {
  tray.hidden = compared.length === 0;
  const words = compared.map(({ name, title }) => {
    const button = document.createElement("button");
    const cross = document.createElement("span");
    button.type = "button";
    button.setAttribute("aria-label", `Remove ${title} from the comparison`);
    cross.textContent = "×";
    button.append(title, cross);
    button.addEventListener("click", () => {
      remove(name);
    });
    return button;
  });
  const go = document.createElement("a");
  go.href = `${link("compare/")}?pairings=${compared.map(({ name }) => name).join(",")}`;
  go.textContent = compared.length === 1 ? "Compare with others" : `Compare ${compared.length}`;
  tray.replaceChildren(...words, go);
}

/** Storage is refused in some private windows. */
function stored(): Compared[] {
  try {
    const pairings: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(pairings) ? pairings.filter(isCompared).slice(0, MAX_COMPARED) : [];
  } catch {
    return [];
  }
}

function store(compared: readonly Compared[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(compared));
  } catch {
    // The choice lasts as long as the page.
  }
}

function isCompared(value: unknown): value is Compared {
  if (typeof value !== "object" || value === null) return false;
  const { name, title } = value as Partial<Compared>;
  return typeof name === "string" && typeof title === "string";
}
