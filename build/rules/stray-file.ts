import { FOLDER } from "../../registry/sources.ts";
import type { Rule } from "./rule.ts";

const READ = Object.values(FOLDER)
  .map((folder) => `${folder}/*.json`)
  .join(" and ");

/** Without this rule an item could be missed: `editorial.jsn`, or one in a folder of its own. */
export const strayFile: Rule = {
  name: "stray-file",
  severity: "error",
  summary: "nothing but `*.json` files in the two folders",
  checkRegistry: ({ strayFiles }) =>
    strayFiles.map((file) => ({
      file,
      pointer: "",
      message: `This is not read: only files ${READ} are. Rename, move or remove it.`,
    })),
};
