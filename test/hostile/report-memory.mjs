/**
 * Loaded into a command before all else: writes its greatest resident memory, in kilobytes, when it ends.
 * `resourceUsage().maxRSS` begins with that of the process that started it.
 */
import { readFileSync, writeFileSync } from "node:fs";

process.on("exit", () => {
  const [, kilobytes] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync("/proc/self/status", "latin1"));
  writeFileSync(process.env.MEMORY_FILE, kilobytes);
});
