/**
 * What changed code loads first in a process or thread that a test starts. It makes the change there that is
 * being tried; while none is, it notes which changes have a line that runs.
 */
import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { COVERED, MADE } from "./plan.ts";

/** A line that runs more often with a change is in an endless loop. */
const HIT_LIMIT = 10_000_000;

const copy = decodeURIComponent(new URL(import.meta.url).search.slice(1));
const made = readFileSync(join(copy, MADE), "utf8");
const seen = new Set<string>();
const noting = new Proxy<Record<string, number>>(
  {},
  {
    set: (_, change: string) => {
      if (!seen.has(change)) appendFileSync(join(copy, COVERED), `${change}\n`);
      seen.add(change);
      return true;
    },
  },
);
/** As instrumented code reads it. */
const instrumented =
  made === ""
    ? { mutantCoverage: { static: noting, perTest: {} } }
    : { activeMutant: made, hitCount: 0, hitLimit: HIT_LIMIT };
Object.assign(globalThis, { __stryker__: instrumented });
