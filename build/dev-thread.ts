/** The thread in which `dev` builds. It keeps what a build has made for the next one. */
import { parentPort, workerData } from "node:worker_threads";
import type { RegistryFolder } from "../registry/sources.ts";
import { type BuildCache, runBuild } from "./build.ts";
import { type DistChange, distChange } from "./dist-change.ts";
import { OutDirError } from "./out-folder.ts";
import { type BuildOptions, planBuild, unchangedManifest } from "./plan.ts";
import { PublicDirError } from "./public-files.ts";
import { publishedFiles } from "./published-files.ts";
import { report } from "./report.ts";
import type { KeptFiles } from "./swap-folders.ts";
import { validateRegistry } from "./validate.ts";

/** How a build of the thread ended. */
export type BuildOutcome =
  | { kind: "built" | "unchanged"; items: number; kept: KeptFiles[] }
  /** Nothing was published; the text says why. */
  | { kind: "failed"; problems: number; text: string };

/** What the thread sends during a build: what will change, then how the build ended. */
export type ThreadMessage = BuildOutcome | { kind: "change"; change: DistChange };

const options = workerData as BuildOptions;
const cache: BuildCache = { forms: new WeakMap() };

parentPort?.on("message", () => {
  parentPort?.postMessage(outcome());
});

function outcome(): BuildOutcome {
  try {
    const plan = planBuild(options);
    const unchanged = unchangedManifest(plan);
    if (unchanged) {
      fillCache(plan.folder);
      return { kind: "unchanged", items: unchanged.items, kept: plan.kept };
    }
    const { validation, manifest, kept } = runBuild(plan, cache, (files) => {
      if (plan.earlier === undefined) return;
      const change = distChange(plan.earlier.manifest, files);
      parentPort?.postMessage({ kind: "change", change } satisfies ThreadMessage);
    });
    if (manifest) return { kind: "built", items: manifest.items, kept };
    const problems = validation.problems.length;
    return { kind: "failed", problems, text: report(validation, "text") };
  } catch (error) {
    const isExpected =
      error instanceof OutDirError ||
      error instanceof PublicDirError ||
      (error instanceof Error && "syscall" in error);
    if (!isExpected) throw error;
    return { kind: "failed", problems: 1, text: `error: ${error.message}\n` };
  }
}

/** So that the first change is published as fast as the next. */
function fillCache(folder: RegistryFolder): void {
  cache.validation = validateRegistry(options.registryDir, { folder });
  Array.from(publishedFiles(cache.validation.catalog, options.baseUrl, undefined, cache.forms));
}
