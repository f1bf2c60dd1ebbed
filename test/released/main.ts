/** Records the public interface of this version, for `npm run release:record`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatJson } from "../../registry/model/json.ts";
import { PROJECT } from "../fixtures/read.ts";
import { publicInterface } from "./public-interface.ts";

const FILE = "test/released/released.json";

const present = publicInterface();
writeFileSync(join(PROJECT, FILE), formatJson(present));
console.log(`${FILE} records version ${present.version}.`);
