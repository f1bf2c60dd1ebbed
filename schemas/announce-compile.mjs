/** Prints a notice when everything has to be compiled, which takes seconds. Imported before large modules. */
import { existsSync } from "node:fs";

if (!existsSync(new URL("../lib/.tsbuildinfo", import.meta.url)))
  console.error("Compiling TypeScript into lib/, which takes some seconds the first time…");
