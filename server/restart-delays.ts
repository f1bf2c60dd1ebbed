const FIRST_MILLISECONDS = 100;
const LONGEST_MILLISECONDS = 30_000;

export interface RestartDelays {
  /** How long to wait before the next restart, in milliseconds. */
  next: () => number;
  /** A worker serves: the next restart follows soon again. */
  reset: () => void;
}

/**
 * Each delay is twice as long as the one before, up to 30 seconds, while no worker can start. Those that
 * served are restarted soon however often they are killed: without any, nobody is answered.
 */
export function restartDelays(): RestartDelays {
  let delay = FIRST_MILLISECONDS;
  return {
    next: () => {
      const current = delay;
      delay = Math.min(2 * delay, LONGEST_MILLISECONDS);
      return current;
    },
    reset: () => {
      delay = FIRST_MILLISECONDS;
    },
  };
}
