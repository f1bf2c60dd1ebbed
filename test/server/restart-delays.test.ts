import { restartDelays } from "../../server/restart-delays.ts";

it("a worker that cannot start is restarted without end, at full speed", () => {
  const delays = restartDelays();
  expect(Array.from({ length: 12 }, () => delays.next())).toEqual([
    100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 30_000, 30_000, 30_000,
  ]);
});

it("workers that were killed often were restarted after half a minute, though they had served", () => {
  const delays = restartDelays();
  const waited = Array.from({ length: 12 }, () => {
    const delay = delays.next();
    delays.reset();
    return delay;
  });
  expect(new Set(waited)).toEqual(new Set([100]));
});
