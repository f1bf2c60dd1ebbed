/** `npm run sync:rules`: writes the overview of the rules. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { rulePagesDir } from "../../../registry/model/package-root.ts";
import { rulesOverview } from "../../check/rules/explain.ts";

writeFileSync(join(rulePagesDir, "README.md"), rulesOverview());
