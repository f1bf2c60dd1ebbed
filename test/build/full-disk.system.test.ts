import { canMount, fullDisk } from "../faults/full-disk.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

const ROUNDS = 6;

it("a full disk left partial builds that made the next one fail, too", async () => {
  const folder = temporaryFolder();
  if (!canMount(folder)) {
    // Only the superuser may mount. A limit of a file's size fails in the same places; that is tested in
    // command-line.test.ts, "a file that cannot be written exits 1".
    expect(process.getuid?.()).not.toBe(0);
    console.log("full disk: not tried, since this user may not mount a file system");
    return;
  }
  const figures = await fullDisk({ folder, rounds: ROUNDS });
  console.log(`full disk: ${JSON.stringify(figures)}`);
  expect(figures).toMatchObject({ held: figures.tried, lost: [] });
  expect(figures.counts["failed"]).toBeGreaterThan(ROUNDS / 2);
  expect(figures.counts["killed"]).toBeGreaterThan(0);
});
