// Prints of a file that Jest has written the tests that passed, failed and were skipped; on stderr, each test
// that was skipped and the seconds of each file that took long.
import { readFileSync } from "node:fs";
import { relative } from "node:path";

const LONG_SECONDS = 5;

const run = JSON.parse(readFileSync(process.argv[2], "utf8"));
for (const { name, startTime, endTime, assertionResults } of run.testResults) {
  const file = relative(process.cwd(), name);
  for (const { status, fullName } of assertionResults)
    if (status === "pending" || status === "todo") console.error(`skipped: ${file}: ${fullName}`);
  const seconds = (endTime - startTime) / 1000;
  if (seconds >= LONG_SECONDS) console.error(`${seconds.toFixed(0).padStart(5)} s ${file}`);
}
const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = run;
console.log(
  numPassedTests,
  numFailedTests + numRuntimeErrorTestSuites,
  run.numPendingTests + run.numTodoTests,
);
