/** A step of `npm run compile`: writes `server/hosts/` with every placeholder filled in into `lib/server/hosts/`. */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hostFilesDir, packageDir } from "../../registry/model/package-root.ts";
import { hostFile } from "./host-file.ts";

const templatesDir = join(packageDir, "server/hosts");
mkdirSync(hostFilesDir, { recursive: true });
for (const file of readdirSync(templatesDir).filter((name) => !name.endsWith(".ts")))
  writeFileSync(join(hostFilesDir, file), hostFile(readFileSync(join(templatesDir, file), "utf8")));
