import { join } from "node:path";
import { PROJECT } from "../fixtures/read.ts";
import { installPinned } from "./installed-packages.ts";

/** The folder with the pinned tools in its `node_modules`, installed at the first call. */
export function toolsFolder(): Promise<string> {
  return installPinned(
    join(PROJECT, "test/clients/pinned-tools.json"),
    join(PROJECT, ".cache/tools"),
    () => process.stderr.write("Installing the pinned tools into .cache/, once …\n"),
  );
}
