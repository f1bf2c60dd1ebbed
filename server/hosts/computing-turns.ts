/** In milliseconds: for how long answers are computed before the other connections are looked after. */
const TURN = 10;

/**
 * How often connections are accepted and read between two turns. Node.js accepts one connection each time,
 * so those that wait to be accepted, 511 at most, wait no longer than 32 turns.
 */
const ROUNDS_BETWEEN = 16;

const waiting: (() => void)[] = [];
let isScheduled = false;
let computedFor = 0;

/**
 * Computes an answer in its turn, first come, first served. However many clients ask for computed answers,
 * connections are accepted and what is published is answered meanwhile.
 */
export function computeInTurn(compute: () => void): void {
  waiting.push(compute);
  if (!isScheduled) setImmediate(takeTurn);
  isScheduled = true;
}

function takeTurn(): void {
  const start = performance.now();
  const left = TURN - computedFor;
  let done = 0;
  // At least one is waiting.
  do waiting[done]?.();
  while (++done < waiting.length && performance.now() - start < left);
  waiting.splice(0, done);
  computedFor += performance.now() - start;
  const isOver = computedFor >= TURN;
  if (isOver) computedFor = 0;
  nextTurn(isOver ? ROUNDS_BETWEEN : 0);
}

function nextTurn(rounds: number): void {
  if (rounds > 0) {
    setImmediate(nextTurn, rounds - 1);
    return;
  }
  isScheduled = waiting.length > 0;
  if (isScheduled) setImmediate(takeTurn);
}
