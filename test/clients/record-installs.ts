/**
 * `npm run record:installs -- [--only a,b] [--flavour layered]`: records what the real client changes
 * in a new project when it adds a pairing, for the install panel of the site. Only what is missing, or
 * was recorded from other items, another client or other projects, is recorded again.
 */
import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Command, Option } from "commander";
import { progressOn } from "../../build/commands/output.ts";
import {
  INSTALL_FLAVOURS,
  type InstallFlavour,
  installedItemsHash,
  sourcesHasher,
} from "../../build/site/shared/installed-items.ts";
import {
  INSTALL_FRAMEWORKS,
  type RecordedInstalls,
  type RecordedWith,
  recordedInstalls,
} from "../../build/site/shared/recorded-installs.ts";
import { addedPackages } from "../../build/site/pairing/install/undo-steps.ts";
import { byCodePoints } from "../../registry/model/items.ts";
import { pathsBelow } from "../../build/dist/paths-below.ts";
import { PROJECT, readJson } from "../fixtures/read.ts";
import { fontPackageVersion } from "./font-packages.ts";
import { type Recording, writeRecordings } from "./record-installs-files.ts";
import { recordingProjects, templateOf } from "./record-installs-project.ts";
import { catalog, servedUrl } from "./served-registry.ts";

/** One pairing in one flavour. */
interface Task {
  pairing: string;
  flavour: InstallFlavour;
  hash: string;
}

/** How many recordings an interrupted run loses at most. */
const WRITE_EVERY = 200;

const flags = new Command("record:installs")
  .addOption(new Option("--flavour <flavour>", "one flavour").choices(INSTALL_FLAVOURS))
  .option("--only <names>", "these pairings, with commas between")
  .parse()
  .opts<{ flavour?: InstallFlavour; only?: string }>();
const only = flags.only?.split(",");

const buildSiteDir = join(PROJECT, "build/site");
const madeWith = await currentlyMadeWith();
for (const name of only ?? [])
  if (!catalog.pairings.has(name)) throw new Error(`No pairing is named ${name}.`);
const { recordings, tasks } = currentRecordings();
const hashOf = sourcesHasher((name) => catalog.fonts.get(name));
const sources = new Map([...catalog.pairings].map(([name, item]) => [name, hashOf(item)]));
if (tasks.length > 0) await record(tasks);
else await write();
console.log(
  `${tasks.length} recorded; ${INSTALL_FLAVOURS.map(
    (flavour) => `${flavour}: ${recordings.get(flavour)?.size ?? 0}`,
  ).join(", ")} of ${catalog.pairings.size} pairings`,
);

/** Those that are still right, and what has to be recorded. */
function currentRecordings(): {
  recordings: Map<InstallFlavour, Map<string, Recording>>;
  tasks: Task[];
} {
  const stored = recordedInstalls(buildSiteDir);
  const isMadeAlike = JSON.stringify(stored.madeWith) === JSON.stringify(madeWith);
  const tasks: Task[] = [];
  const recordings = new Map<InstallFlavour, Map<string, Recording>>();
  for (const flavour of INSTALL_FLAVOURS) {
    const ofFlavour = new Map<string, Recording>();
    recordings.set(flavour, ofFlavour);
    for (const [pairing, item] of catalog.pairings) {
      const hash = installedItemsHash(item, flavour, (name) => catalog.fonts.get(name));
      const task = { pairing, flavour, hash };
      const recording = isMadeAlike ? currentRecording(stored, task) : undefined;
      if (recording) ofFlavour.set(pairing, recording);
      else if (isSelected(task)) tasks.push(task);
    }
  }
  return { recordings, tasks };
}

/** Undefined where there is none for the items that are published now. */
function currentRecording(
  stored: RecordedInstalls,
  { pairing, flavour, hash }: Task,
): Recording | undefined {
  const vite = stored.of(pairing, flavour, "vite", hash);
  const next = stored.of(pairing, flavour, "next", hash);
  const recording = vite && next && { hash, vite, next };
  return recording && hasCurrentVersions(recording) ? recording : undefined;
}

function isSelected({ pairing, flavour }: Task): boolean {
  return (only?.includes(pairing) ?? true) && (flags.flavour ?? flavour) === flavour;
}

/** Whether npm would add the packages in the same versions now. */
function hasCurrentVersions(recording: Recording): boolean {
  return INSTALL_FRAMEWORKS.every((framework) => {
    const changes = recording[framework];
    const manifest = changes.find(({ path }) => path === "package.json")?.diff ?? "";
    return addedPackages(changes).every((name) =>
      manifest.includes(`"${name}": "^${fontPackageVersion(name)}"`),
    );
  });
}

async function record(tasks: readonly Task[]): Promise<void> {
  const projects = await recordingProjects();
  const progress = progressOn(process.stderr);
  for (const [index, { pairing, flavour, hash }] of tasks.entries()) {
    progress.show(`${index} of ${tasks.length}: ${flavour} ${pairing}`);
    const folder = flavour === "plain" ? "r" : `r/${flavour}`;
    const url = servedUrl(`${folder}/${pairing}.json`);
    const vite = await projects.changesOf("vite", url);
    const next = await projects.changesOf("next", url);
    recordings.get(flavour)?.set(pairing, { hash, vite, next });
    if (index % WRITE_EVERY === WRITE_EVERY - 1) await write();
  }
  await write();
  progress.clear();
  await projects.remove();
}

function write(): Promise<void> {
  return writeRecordings(join(buildSiteDir, "installs"), madeWith, recordings, sources);
}

async function currentlyMadeWith(): Promise<RecordedWith> {
  const { dependencies } = readJson(join(PROJECT, "test/clients/pinned-tools.json")) as {
    dependencies: { shadcn: string };
  };
  const [vite = "", next = ""] = await Promise.all(
    INSTALL_FRAMEWORKS.map((framework) => hashOfFolder(templateOf(framework))),
  );
  return { client: `shadcn ${dependencies.shadcn}`, projects: { vite, next } };
}

async function hashOfFolder(folder: string): Promise<string> {
  const paths = pathsBelow(folder).sort(byCodePoints);
  const files = paths.map(async (path) => [path, await readFile(join(folder, path), "utf8")]);
  return hash("sha256", JSON.stringify(await Promise.all(files)), "base64url").slice(0, 16);
}
