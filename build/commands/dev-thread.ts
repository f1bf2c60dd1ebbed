/** The thread in which `dev` builds. It keeps what a build has made for the next one. */
import { parentPort, workerData } from "node:worker_threads";
import type { BuildManifest } from "../dist/build-manifest.ts";
import { type BuildCache, prepareBuild, runBuild } from "../publish/build.ts";
import { type DistChange, distChange } from "./dist-change.ts";
import { withEscapes } from "../../registry/model/invisible-characters.ts";
import { type BuildOptions, planBuild, readInputs, unchangedManifest } from "../publish/plan.ts";
import { FolderError, PublishError } from "../dist/publish-error.ts";
import type { PreservedFiles } from "../dist/replace-folder.ts";
import { report } from "../check/report.ts";

/** How a build of the thread ended. */
export type BuildOutcome =
  | { kind: "built" | "unchanged"; items: number; preserved: PreservedFiles[] }
  /** Nothing was published; the text says why. */
  | { kind: "failed"; problems: number; text: string };

/** What the thread sends during a build: what will change, then how the build ended. */
export type ThreadMessage = BuildOutcome | { kind: "change"; change: DistChange };

const options = workerData as BuildOptions;
const cache: BuildCache = { items: new WeakMap(), pages: new Map() };
let published: BuildManifest | undefined;

parentPort?.on("message", () => {
  parentPort?.postMessage(outcome());
});

function outcome(): BuildOutcome {
  try {
    const inputs = readInputs(options);
    const { validation, files } = prepareBuild(inputs, { cache });
    const prepared = { validation, ...(files && { files: [...files] }) };
    // Before the folder is looked at, which takes as long again.
    if (published && prepared.files) announce(distChange(published, prepared.files));
    const plan = planBuild(options, inputs);
    const { preserved } = plan;
    const unchanged = unchangedManifest(plan);
    if (unchanged) {
      published = unchanged;
      return { kind: "unchanged", items: unchanged.items, preserved };
    }
    const built = runBuild(plan, prepared);
    if (built.manifest) {
      published = built.manifest;
      return { kind: "built", items: published.items, preserved: built.preserved };
    }
    const problems = validation.problems.length;
    return { kind: "failed", problems, text: report(validation, "text") };
  } catch (error) {
    const isExpected =
      error instanceof FolderError ||
      error instanceof PublishError ||
      (error instanceof Error && "syscall" in error);
    if (!isExpected) throw error;
    return { kind: "failed", problems: 1, text: `error: ${withEscapes(error.message)}\n` };
  }
}

function announce(change: DistChange): void {
  if (change.size > 0) parentPort?.postMessage({ kind: "change", change } satisfies ThreadMessage);
}
