import { startShared } from "./start.mjs";

/** Jest calls it before the first test, in the process that `teardown.mjs` is called in. */
export default async function setup() {
  globalThis.stopShared = await startShared();
}
