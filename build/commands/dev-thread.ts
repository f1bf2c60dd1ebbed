/** The thread in which `dev` builds. It keeps what a build has made for the next one. */
import { parentPort, workerData } from "node:worker_threads";
import { type BuildCache, prepareBuild, runBuild } from "../publish/build.ts";
import { withEscapes } from "../../registry/model/invisible-characters.ts";
import { type BuildOptions, planBuild, readInputs, unchangedManifest } from "../publish/plan.ts";
import { FolderError, PublishError } from "../dist/publish-error.ts";
import type { PreservedFiles } from "../dist/replace-folder.ts";
import { report } from "../check/reports/report.ts";

/** How a build of the thread ended. */
export type BuildOutcome =
  | { kind: "built" | "unchanged"; items: number; preserved: PreservedFiles[]; text: string }
  /** Nothing was published; the text says why. Elsewhere it has the warnings. */
  | { kind: "failed"; problems: number; text: string };

const options = workerData as BuildOptions;
const cache: BuildCache = { items: new WeakMap(), pages: new Map() };

parentPort?.on("message", () => {
  parentPort?.postMessage(outcome());
});

function outcome(): BuildOutcome {
  try {
    const inputs = readInputs(options);
    const prepared = prepareBuild(inputs, { cache });
    const plan = planBuild(options, inputs);
    const unchanged = unchangedManifest(plan);
    const { validation } = prepared;
    const problems = validation.problems.length;
    const text = problems === 0 ? "" : report(validation, "text");
    if (unchanged) return { kind: "unchanged", items: unchanged.items, preserved: [], text };
    const built = runBuild(plan, prepared);
    if (built.manifest)
      return { kind: "built", items: built.manifest.items, preserved: built.preserved, text };
    return { kind: "failed", problems, text };
  } catch (error) {
    const isExpected =
      error instanceof FolderError ||
      error instanceof PublishError ||
      (error instanceof Error && "syscall" in error);
    if (!isExpected) throw error;
    return { kind: "failed", problems: 1, text: `error: ${withEscapes(error.message)}\n` };
  }
}
