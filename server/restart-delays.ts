/** A worker that ends sooner after the one before has failed, not been killed. */
const APART_MILLISECONDS = 10_000;
const FIRST_MILLISECONDS = 100;
const LONGEST_MILLISECONDS = 30_000;

/** How long to wait before each restart: twice as long as before, up to 30 seconds, while they follow closely. */
export function restartDelays(): { next: (nowMilliseconds: number) => number } {
  let delay = 0;
  let restartAt = -Infinity;
  return {
    next: (now) => {
      const isClose = now - restartAt < APART_MILLISECONDS;
      delay = isClose ? Math.min(2 * delay, LONGEST_MILLISECONDS) : FIRST_MILLISECONDS;
      restartAt = now + delay;
      return delay;
    },
  };
}
