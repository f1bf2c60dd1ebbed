/** Of one press of an arrow key; with Shift, of a larger step. */
const STEP_PIXELS = 8;
const LARGE_STEP_PIXELS = 64;

/** Makes the handles of frames set their widths, by pointer and keyboard. */
export function startFrames(specimens: HTMLElement): void {
  for (const frame of specimens.querySelectorAll<HTMLElement>(".frame")) startFrame(frame);
}

function startFrame(frame: HTMLElement): void {
  const view = frame.querySelector<HTMLElement>(".frame-view");
  const handle = frame.querySelector<HTMLElement>(".frame-handle");
  const width = frame.querySelector<HTMLElement>(".frame-width");
  if (view === null || handle === null) return;
  const narrowest = Number(handle.getAttribute("aria-valuemin"));
  const widest = () => Math.floor(frame.clientWidth - handle.offsetWidth);
  const show = () => {
    const pixels = Math.round(view.clientWidth);
    handle.setAttribute("aria-valuemax", String(Math.max(widest(), pixels)));
    handle.setAttribute("aria-valuenow", String(pixels));
    handle.setAttribute("aria-valuetext", `${pixels} pixels`);
    if (width) width.textContent = `${pixels}px`;
  };
  /** All the room there is again, at its end. */
  const resize = (pixels: number) => {
    const isWidest = pixels >= widest();
    view.style.inlineSize = isWidest ? "" : `${Math.max(pixels, narrowest)}px`;
  };
  new ResizeObserver(show).observe(view);
  followPointer(handle, view, resize);
  followKeys(handle, view, resize, { narrowest, widest });
}

type Resize = (pixels: number) => void;

function followPointer(handle: HTMLElement, view: HTMLElement, resize: Resize): void {
  let start: { x: number; pixels: number } | undefined;
  handle.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    start = { x: event.clientX, pixels: view.clientWidth };
    handle.setPointerCapture(event.pointerId);
    handle.focus({ preventScroll: true });
    event.preventDefault();
  });
  handle.addEventListener("pointermove", (event) => {
    if (start) resize(start.pixels + event.clientX - start.x);
  });
  const stop = () => {
    start = undefined;
  };
  handle.addEventListener("pointerup", stop);
  handle.addEventListener("pointercancel", stop);
  handle.addEventListener("dblclick", () => {
    resize(Number.POSITIVE_INFINITY);
  });
}

function followKeys(
  handle: HTMLElement,
  view: HTMLElement,
  resize: Resize,
  { narrowest, widest }: { narrowest: number; widest: () => number },
): void {
  handle.addEventListener("keydown", (event) => {
    const step = event.shiftKey ? LARGE_STEP_PIXELS : STEP_PIXELS;
    const sizes = new Map([
      ["ArrowLeft", view.clientWidth - step],
      ["ArrowRight", view.clientWidth + step],
      ["Home", narrowest],
      ["End", widest()],
    ]);
    const pixels = sizes.get(event.key);
    if (pixels === undefined) return;
    event.preventDefault();
    resize(pixels);
  });
}
