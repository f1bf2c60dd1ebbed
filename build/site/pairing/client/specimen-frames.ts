/** Of one press of an arrow key; with Shift, of a larger step. */
const STEP_PIXELS = 8;
const LARGE_STEP_PIXELS = 64;

/** Sets the width of a frame's content, or all the room there is. */
type Resize = (pixels: number) => void;

/** Makes the handles of frames set their widths, by pointer and keyboard, and buttons those of all frames. */
export function startFrames(specimens: HTMLElement): void {
  const buttons = [...specimens.querySelectorAll<HTMLButtonElement>("button[data-frame-width]")];
  const press = (pressed?: HTMLButtonElement) => {
    for (const button of buttons) button.setAttribute("aria-pressed", String(button === pressed));
  };
  const frames = [...specimens.querySelectorAll<HTMLElement>(".frame")];
  const resizes = frames.flatMap((frame) => startFrame(frame, press) ?? []);
  for (const button of buttons) {
    button.addEventListener("click", () => {
      const pixels = Number(button.dataset["frameWidth"]);
      for (const resize of resizes) resize(pixels || Number.POSITIVE_INFINITY);
      press(button);
    });
  }
}

function startFrame(frame: HTMLElement, onHandle: () => void): Resize | undefined {
  const view = frame.querySelector<HTMLElement>(".frame-view");
  const handle = frame.querySelector<HTMLElement>(".frame-handle");
  if (view === null || handle === null) return undefined;
  const narrowest = Number(handle.getAttribute("aria-valuemin"));
  const widest = () => Math.floor(frame.clientWidth - handle.offsetWidth);
  const resize = (pixels: number) => {
    const isWidest = pixels >= widest();
    view.style.inlineSize = isWidest ? "" : `${Math.max(pixels, narrowest)}px`;
  };
  const resizeByHandle = (pixels: number) => {
    resize(pixels);
    onHandle();
  };
  new ResizeObserver(() => {
    showWidth(frame, handle, view, widest());
  }).observe(view);
  followPointer(handle, view, resizeByHandle);
  followKeys(handle, view, resizeByHandle, { narrowest, widest });
  return resize;
}

function showWidth(frame: HTMLElement, handle: HTMLElement, view: HTMLElement, widest: number) {
  const pixels = Math.round(view.offsetWidth);
  handle.setAttribute("aria-valuemax", String(Math.max(widest, pixels)));
  handle.setAttribute("aria-valuenow", String(pixels));
  handle.setAttribute("aria-valuetext", `${pixels} pixels`);
  const width = frame.querySelector<HTMLElement>(".frame-width");
  if (width) width.textContent = `${pixels} px`;
}

function followPointer(handle: HTMLElement, view: HTMLElement, resize: Resize): void {
  let start: { x: number; pixels: number } | undefined;
  handle.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    start = { x: event.clientX, pixels: view.offsetWidth };
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
      ["ArrowLeft", view.offsetWidth - step],
      ["ArrowRight", view.offsetWidth + step],
      ["Home", narrowest],
      ["End", widest()],
    ]);
    const pixels = sizes.get(event.key);
    if (pixels === undefined) return;
    event.preventDefault();
    resize(pixels);
  });
}
