import { spawnSync } from "node:child_process";
import { clockSteps } from "./clock-steps.ts";
import { damagedDist } from "./damaged-dist.ts";
import { descriptors } from "./descriptors.ts";
import { distinctUrls } from "./distinct-urls.ts";
import { dyingThreads } from "./dying-threads.ts";
import type { Figures } from "./figures.ts";
import { fullDisk } from "./full-disk.ts";
import { mounts } from "./mounts.ts";
import { replacedCode } from "./replaced-code.ts";
import { shutdownUnderLoad } from "./shutdown-under-load.ts";
import { slowClients } from "./slow-clients.ts";
import { hasPidNamespaces, twoBuilds } from "./two-builds.ts";

/** Where a scenario works. */
export interface Place {
  /** The whole registry, published without its site. */
  dist: string;
  /** An empty folder. */
  folder: string;
}

export interface Scenario {
  /** What was seen before it was repaired, or what must not be seen. */
  symptom: string;
  /** How often, how many or how long: what that is, and how much of it in CI and in a whole run. */
  amount: readonly [unit: string, inCi: number, whole: number];
  /** The right that it needs and the current user lacks. */
  missing?: () => string | undefined;
  run: (place: Place, amount: number) => Promise<Figures>;
}

const needsMounts = () =>
  spawnSync("unshare", ["--mount", "true"]).status === 0 ? undefined : "the right to mount";

/** The faults that a machine, an operator or a stranger causes, by name. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  "slow-clients": {
    symptom: "connections that end no request hold others up, or stay open",
    amount: ["connections of each kind", 100, 1000],
    run: ({ dist }, amount) => slowClients({ dist }, amount),
  },
  "distinct-urls": {
    symptom: "memory grew with the number of distinct URLs",
    amount: ["requests", 50_000, 1_000_000],
    run: ({ dist }, amount) => distinctUrls(dist, amount),
  },
  descriptors: {
    symptom:
      "the first override without a file descriptor ended the server, or answered 500 for ever",
    amount: ["rounds", 1, 20],
    run: ({ dist }, amount) => descriptors({ dist }, amount),
  },
  "replaced-code": {
    symptom: "the first search after lib/ had been replaced answered 500 for ever",
    amount: ["rounds", 1, 1],
    run: ({ dist, folder }) => replacedCode(dist, folder),
  },
  "damaged-dist": {
    symptom: "an incomplete or damaged dist was served",
    amount: ["rounds", 1, 1],
    run: ({ folder }) => damagedDist(folder),
  },
  shutdown: {
    symptom: "SIGTERM under load loses requests of accepted connections",
    amount: ["rounds", 2, 20],
    run: ({ dist }, amount) => shutdownUnderLoad({ dist }, amount),
  },
  "two-builds": {
    symptom: "two builds in two containers on one volume published an incomplete dist with exit 0",
    amount: ["rounds", 6, 30],
    // Where the system forbids pid namespaces, the builds see each other's numbers; that a foreign number
    // proves nothing is tested in write-dist.test.ts then, by the names alone.
    run: ({ folder }, rounds) => twoBuilds({ folder, rounds, inNamespaces: hasPidNamespaces() }),
  },
  "full-disk": {
    symptom: "a full disk left partial builds that made the next one fail, too",
    amount: ["sizes", 4, 24],
    // Without: a limit of a file's size fails in the same places; that is tested in command-line.test.ts,
    // "a file that cannot be written exits 1".
    missing: needsMounts,
    run: ({ folder }, rounds) => fullDisk({ folder, rounds }),
  },
  mounts: {
    symptom: "--registry o/r --out o deleted the registry: o by another path is refused",
    amount: ["rounds", 1, 1],
    // Without: out-folder.test.ts reaches the registry by symlinks.
    missing: needsMounts,
    run: ({ folder }) => mounts(folder),
  },
  "dying-threads": {
    symptom: "a thread of a build that dies, or cannot start, ends the build without a reason",
    amount: ["rounds", 1, 1],
    run: ({ folder }) => dyingThreads(folder),
  },
  "clock-steps": {
    symptom: "a clock that steps ends connections, or a build beside another",
    amount: ["rounds", 1, 1],
    run: ({ dist, folder }) => clockSteps(dist, folder),
  },
};
