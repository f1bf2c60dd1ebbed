import { canMount } from "../faults/full-disk.ts";
import { mounts } from "../faults/mounts.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

it("--registry o/r --out o deleted the registry: o by another path, and read-only folders, are refused", async () => {
  const folder = temporaryFolder();
  if (!canMount(folder)) {
    // Only the superuser may mount; out-folder.test.ts reaches the registry by symlinks.
    expect(process.getuid?.()).not.toBe(0);
    console.log("mounts: not tried, since this user may not mount a file system");
    return;
  }
  const figures = await mounts(folder);
  expect(figures).toMatchObject({ held: figures.tried, lost: [] });
});
