/** Loaded into a command before all else: writes its greatest resident memory, in kilobytes, when it ends. */
import { writeFileSync } from "node:fs";

process.on("exit", () => {
  writeFileSync(process.env.MEMORY_FILE, String(process.resourceUsage().maxRSS));
});
