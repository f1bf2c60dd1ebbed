// `node test/shared/run.mjs clients/readme-pictures.js …`: runs a compiled script of the tests beside what
// they share.
import { startShared } from "./start.mjs";

const [, , script, ...args] = process.argv;
process.argv = [process.argv[0], script, ...args];
const stop = await startShared();
await import(`../../.cache/compiled/test/${script}`).finally(stop);
