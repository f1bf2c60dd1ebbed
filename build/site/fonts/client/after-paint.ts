/** Calls something in a task of its own after the next frame, so that what was typed is drawn before it. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(act);
  });
}
