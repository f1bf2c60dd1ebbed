/** The thread in which `dev` builds. It keeps what a build has made for the next one. */
import { parentPort, workerData } from "node:worker_threads";
import type { BuildManifest } from "../dist/build-manifest.ts";
import { type BuildCache, prepareBuild, runBuild } from "../publish/build.ts";
import { type DistChange, distChange } from "../dist/dist-change.ts";
import { withEscapes } from "../../registry/model/invisible-characters.ts";
import { OutDirError } from "../dist/out-folder.ts";
import { type BuildOptions, planBuild, readInputs, unchangedManifest } from "../publish/plan.ts";
import { PublicDirError } from "../publish/public-files.ts";
import { PublishError } from "../dist/publish-error.ts";
import { report } from "../check/report.ts";
import type { KeptFiles } from "../dist/swap-folders.ts";

/** How a build of the thread ended. */
export type BuildOutcome =
  | { kind: "built" | "unchanged"; items: number; kept: KeptFiles[] }
  /** Nothing was published; the text says why. */
  | { kind: "failed"; problems: number; text: string };

/** What the thread sends during a build: what will change, then how the build ended. */
export type ThreadMessage = BuildOutcome | { kind: "change"; change: DistChange };

const options = workerData as BuildOptions;
const cache: BuildCache = { forms: new WeakMap(), pages: new Map() };
let published: BuildManifest | undefined;

parentPort?.on("message", () => {
  parentPort?.postMessage(outcome());
});

function outcome(): BuildOutcome {
  try {
    const inputs = readInputs(options);
    const prepared = prepareBuild(inputs, cache);
    // Before the folder is looked at, which takes as long again.
    if (published && prepared.files) announce(distChange(published, prepared.files));
    const plan = planBuild(options, inputs);
    const unchanged = unchangedManifest(plan);
    const built = unchanged ? undefined : runBuild(plan, prepared);
    published = unchanged ?? built?.manifest ?? published;
    if (unchanged) return { kind: "unchanged", items: unchanged.items, kept: plan.kept };
    if (built?.manifest) return { kind: "built", items: built.manifest.items, kept: built.kept };
    const problems = prepared.validation.problems.length;
    return { kind: "failed", problems, text: report(prepared.validation, "text") };
  } catch (error) {
    const isExpected =
      error instanceof OutDirError ||
      error instanceof PublicDirError ||
      error instanceof PublishError ||
      (error instanceof Error && "syscall" in error);
    if (!isExpected) throw error;
    return { kind: "failed", problems: 1, text: `error: ${withEscapes(error.message)}\n` };
  }
}

function announce(change: DistChange): void {
  if (change.size > 0) parentPort?.postMessage({ kind: "change", change } satisfies ThreadMessage);
}
