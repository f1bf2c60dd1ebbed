import { dyingThreads } from "../faults/dying-threads.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

it("a thread of a build that dies, or cannot start, ends the build with a reason", async () => {
  const figures = await dyingThreads(temporaryFolder());
  expect(figures).toMatchObject({ held: figures.tried, lost: [] });
});
