import { hasPidNamespaces, twoBuilds } from "../faults/two-builds.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

const ROUNDS = 8;

it("two builds in two containers on one volume published an incomplete dist with exit 0", async () => {
  // Where the system forbids pid namespaces, the builds see each other's numbers; that a foreign number
  // proves nothing is tested in write-dist.test.ts then, by the names alone.
  const inNamespaces = hasPidNamespaces();
  const figures = await twoBuilds({ folder: temporaryFolder(), rounds: ROUNDS, inNamespaces });
  console.log(`builds on one folder: ${JSON.stringify({ inNamespaces, ...figures })}`);
  expect(figures).toMatchObject({ tried: ROUNDS, held: ROUNDS, lost: [] });
  // Observed while dist was replaced, not only before and after.
  expect(figures.counts["observed"]).toBeGreaterThan(ROUNDS);
});
