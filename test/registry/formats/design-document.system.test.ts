import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadCatalog } from "../../../registry/pairing/catalog.ts";
import type { PairingItem } from "../../../registry/model/items.ts";
import { applyOverrides } from "../../../registry/overrides/overridable-pairing.ts";
import { parseOverrideParameters } from "../../../registry/overrides/override-parameters.ts";
import { rulesOf } from "../../../registry/pairing/phone-sizes.ts";
import { toolsFolder } from "../../clients/installed-packages.ts";
import { run } from "../../clients/processes.ts";
import { PROJECT } from "../../fixtures/read.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";
import { formatText } from "./format-text.ts";

const { pairings, fonts } = loadCatalog(join(PROJECT, "registry"));
const all = [...pairings.values()];
const TWENTY = all.filter((_, index) => index % Math.floor(all.length / 20) === 0).slice(0, 20);

/** Values of which the format has none, units of which it has one, and a family of another place. */
const TUNING =
  "h1-size=clamp(2rem,5vw,4rem)&h2-size=40px&h3-family=Georgia,serif&body-lh=28px&h4-weight=bold&code-size=smaller";

/** Prints the errors and warnings in the files of its arguments. */
const SCRIPT = `
import { readFileSync } from "node:fs";
import { lint } from "@google/design.md/linter";
const found = process.argv.slice(1).flatMap((file) =>
  lint(readFileSync(file, "utf8")).findings.filter(({ severity }) => severity !== "info"));
process.stdout.write(JSON.stringify(found));
`;

async function findingsIn(documents: readonly string[]): Promise<unknown> {
  const folder = temporaryFolder();
  const files = documents.map((text, index) => {
    const file = join(folder, `${index}.md`);
    writeFileSync(file, text);
    return file;
  });
  const args = ["--input-type=module", "--eval", SCRIPT, ...files];
  return JSON.parse(await run(process.execPath, args, await toolsFolder()));
}

const documentOf = (pairing: PairingItem) => formatText("design", pairing, fonts);

function tuned(pairing: PairingItem): PairingItem {
  const { overrides = [] } = parseOverrideParameters(new URLSearchParams(TUNING));
  const css = applyOverrides(rulesOf(pairing), overrides) as object as PairingItem["css"];
  return { ...pairing, css };
}

describe("the linter of DESIGN.md", () => {
  it("finds no error and no warning in twenty pairings, as they are published and tuned", async () => {
    expect(TWENTY).toHaveLength(20);
    expect(await findingsIn([...TWENTY, ...TWENTY.map(tuned)].map(documentOf))).toEqual([]);
  });

  it("finds a token without a unit, and one that the format does not have", async () => {
    const text = documentOf(TWENTY[0]!)
      .replace(/fontSize: "[\d.]+rem"/, 'fontSize: "3"')
      .replace("letterSpacing:", "letterspacing:");
    expect(await findingsIn([text])).not.toEqual([]);
  });
});
