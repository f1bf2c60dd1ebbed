import { FILES_FOLDER } from "../../../registry/model/font-files.ts";
import { FOLDER } from "../../../registry/model/sources.ts";
import { VOCABULARIES, VOCABULARY_FOLDER } from "../../../registry/model/vocabulary.ts";
import type { Rule } from "./rule.ts";

const READ = [
  ...Object.values(FOLDER).map((folder) => `${folder}/*.json`),
  `${FILES_FOLDER}/*.woff2`,
  ...VOCABULARIES.map((name) => `${VOCABULARY_FOLDER}/${name}.json`),
].join(", ");

/** Without this rule an item could be missed: `editorial.jsn`, or one in a folder of its own. */
export const strayFile: Rule = {
  name: "stray-file",
  severity: "error",
  summary: "nothing but the files that are read in the folders of the registry",
  checkRegistry: ({ strayFiles }) =>
    strayFiles.map((file) => ({
      file,
      pointer: "",
      message: `This is not read. Only these are: ${READ}, and config.json. Rename, move or remove it.`,
    })),
};
