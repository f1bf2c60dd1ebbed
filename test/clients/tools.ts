import { existsSync } from "node:fs";
import { join } from "node:path";
import { installPinned } from "./installed-packages.ts";
import { PROJECT } from "../fixtures/read.ts";

const CHROMIUM_PATHS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The folder with the pinned tools in its `node_modules`, installed at the first call. */
export function toolsFolder(): Promise<string> {
  return installPinned(
    join(PROJECT, "test/clients/pinned-tools.json"),
    join(PROJECT, ".cache/tools"),
    printNotice,
  );
}

/** The browser; `CHROMIUM` names another one. */
export function chromiumPath(): string {
  const { CHROMIUM } = process.env;
  const found = (CHROMIUM === undefined ? CHROMIUM_PATHS : [CHROMIUM]).find((path) =>
    existsSync(path),
  );
  if (found) return found;
  throw new Error(
    "Chromium was not found. Install it (apt-get install chromium), or set CHROMIUM to its path.",
  );
}

function printNotice(): void {
  process.stderr.write("Installing the pinned tools into .cache/, once …\n");
}
