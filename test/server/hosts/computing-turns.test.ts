import { setImmediate as turn } from "node:timers/promises";
import { computeInTurn } from "../../../server/hosts/computing-turns.ts";

/** Of a clock of its own: on a busy machine the same work takes longer by the system's. */
let clock = 0;

const systemClock = performance.now.bind(performance);

beforeAll(() => {
  performance.now = () => clock;
});

afterAll(() => {
  performance.now = systemClock;
});

/** Takes this long, as a search does. */
function busy(milliseconds: number): void {
  clock += milliseconds;
}

/** Asks for answers at once, and notes after how many rounds of the event loop each is computed. */
async function roundsOf(milliseconds: readonly number[]): Promise<number[]> {
  const rounds: number[] = [];
  let round = 0;
  for (const time of milliseconds)
    computeInTurn(() => {
      rounds.push(round);
      busy(time);
    });
  for (; rounds.length < milliseconds.length; round += 1) await turn();
  return rounds;
}

/** Until what earlier tests computed counts for nothing. */
async function afterAPause(): Promise<void> {
  await roundsOf([10]);
  for (let round = 0; round < 20; round += 1) await turn();
}

it("answers are computed in the order in which they were asked for", async () => {
  const order: number[] = [];
  const asked = Array.from({ length: 30 }, (_, index) => index);
  for (const index of asked)
    computeInTurn(() => {
      order.push(index);
      busy(1);
    });
  while (order.length < asked.length) await turn();
  expect(order).toEqual(asked);
});

it("after ten milliseconds of computing, connections are looked after sixteen times", async () => {
  await afterAPause();
  const [first = 0, second = 0, third = 0] = await roundsOf([6, 6, 6]);
  expect(second).toBe(first);
  expect(third - second).toBeGreaterThanOrEqual(16);
  expect(third - second).toBeLessThan(24);
});

it("what was computed in earlier rounds counts", async () => {
  await afterAPause();
  await roundsOf([6]);
  const [first = 0, second = 0] = await roundsOf([6, 1]);
  expect(second - first).toBeGreaterThanOrEqual(16);
});

it("answers that take no time wait for nothing", async () => {
  await afterAPause();
  const rounds = await roundsOf(Array.from({ length: 50 }, () => 0));
  expect(rounds.at(-1)).toBe(rounds[0]);
});
