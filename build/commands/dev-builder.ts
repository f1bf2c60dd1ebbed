import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { counted } from "../../registry/search/words.ts";
import { packageDir } from "../../registry/model/package-root.ts";
import type { DevState } from "./dev-app.ts";
import type { BuildOutcome } from "./dev-thread.ts";
import { preservedWarning } from "../dist/replace-folder.ts";
import type { BuildOptions } from "../publish/plan.ts";

export interface DevBuilder {
  /** Builds, and prints how that ended. */
  build: () => Promise<DevState>;
  /** Makes the next build compile the schemas first. */
  schemaChanged: () => void;
  stop: () => void;
}

/**
 * A builder in a thread of its own, so that the server responds during a build; a new thread loads the
 * compiled schemas.
 */
export function devBuilder(options: BuildOptions): DevBuilder {
  let thread = startThread(options);
  let mustCompile = false;
  /** How many errors were printed last, and the text of errors or warnings. */
  let printed = { problems: 0, text: "" };

  const print = (outcome: BuildOutcome, milliseconds: number) => {
    if (outcome.text !== printed.text) process.stderr.write(outcome.text);
    const { problems } = printed;
    printed = { problems: 0, text: outcome.text };
    if (outcome.kind === "failed") {
      printed.problems = outcome.problems;
      return;
    }
    for (const files of outcome.preserved) console.warn(preservedWarning(files));
    const published = `${outcome.items} items published in ${Math.round(milliseconds)} ms`;
    if (problems > 0) console.log(`Fixed: ${counted(problems, "problem")}; ${published}`);
    else if (outcome.kind === "built") console.log(`Built: ${published}`);
  };

  return {
    build: async () => {
      const start = performance.now();
      if (mustCompile) {
        mustCompile = false;
        console.log("Compiling the changed schemas…");
        const compiled = await compileSchemas();
        if (compiled.kind === "failed") {
          print(compiled, 0);
          return compiled;
        }
        await thread.terminate();
        thread = startThread(options);
      }
      thread.postMessage("build");
      const outcome = await outcomeOf(thread);
      print(outcome, performance.now() - start);
      return outcome;
    },
    schemaChanged: () => {
      mustCompile = true;
    },
    stop: () => void thread.terminate(),
  };
}

function startThread(options: BuildOptions): Worker {
  return new Worker(join(packageDir, "lib/build/commands/dev-thread.js"), { workerData: options });
}

function outcomeOf(thread: Worker): Promise<BuildOutcome> {
  return new Promise((resolve, reject) => {
    thread.once("error", reject).once("message", (outcome: BuildOutcome) => {
      thread.off("error", reject);
      resolve(outcome);
    });
  });
}

/** Prints what the compiler prints. */
async function compileSchemas(): Promise<Failure | { kind: "compiled" }> {
  const compile = spawn("npm", ["run", "--silent", "compile"], {
    cwd: packageDir,
    stdio: "inherit",
  });
  const [code] = (await once(compile, "exit")) as [number | null];
  if (code === 0) return { kind: "compiled" };
  const text = "The schemas were not compiled. Correct the schema that you have changed last.\n";
  return { kind: "failed", problems: 1, text };
}

type Failure = Extract<BuildOutcome, { kind: "failed" }>;
