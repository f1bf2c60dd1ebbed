import { rmSync } from "node:fs";
import { brandRegistry } from "../fixtures/brand-registry.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { isRelease } from "../shared/shared.ts";
import { HOSTILE_REGISTRIES, type HostileRegistry } from "./registries.ts";
import { tryCommands } from "./try-commands.ts";

/** Each takes seconds: in CI the first of each kind. */
const chosen = HOSTILE_REGISTRIES.filter(
  ({ kind }, index) => isRelease || HOSTILE_REGISTRIES[index - 1]?.kind !== kind,
).map((hostile): [string, HostileRegistry] => [`${hostile.kind}, ${hostile.name}`, hostile]);

let sound: string;

beforeAll(async () => {
  sound = await brandRegistry();
});

it.each(chosen)(
  "validate, build, dev and new read nothing outside, and write nothing: %s",
  async (_, hostile) => {
    const folder = temporaryFolder();
    const { faults } = await tryCommands(sound, hostile, folder);
    rmSync(folder, { recursive: true, force: true });
    expect(faults).toEqual([]);
  },
);

it("a sound registry is built by the same commands, so that what holds above is not for want of trying", async () => {
  const unchanged: HostileRegistry = { kind: "sound", name: "", put: () => undefined };
  const folder = temporaryFolder();
  const { faults } = await tryCommands(sound, unchanged, folder);
  expect(faults).toEqual([]);
});
