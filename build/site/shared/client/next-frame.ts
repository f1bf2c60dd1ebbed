let next: Promise<void> | undefined;

/** Resolves after the next frame, in one task for all that wait for it. */
export function nextFrame(): Promise<void> {
  next ??= new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(() => {
        next = undefined;
        resolve();
      });
    });
  });
  return next;
}
