/** Says so when everything has to be compiled, which takes some seconds. Imported before anything large. */
import { existsSync } from "node:fs";

if (!existsSync(new URL("../lib/.tsbuildinfo", import.meta.url)))
  console.error("Compiling TypeScript into lib/, which takes some seconds the first time…");
