import { restartDelays } from "../../server/restart-delays.ts";

it("a worker that cannot start is restarted without end, at full speed", () => {
  const delays = restartDelays();
  let now = 0;
  const waited = Array.from({ length: 12 }, () => {
    const delay = delays.next(now);
    now += delay + 50;
    return delay;
  });
  expect(waited).toEqual([
    100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 30_000, 30_000, 30_000,
  ]);
});

it("a worker that is killed after a while is restarted soon", () => {
  const delays = restartDelays();
  expect([delays.next(0), delays.next(60_000), delays.next(120_000)]).toEqual([100, 100, 100]);
});
