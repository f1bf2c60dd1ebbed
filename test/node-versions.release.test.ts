import { dirname, join } from "node:path";
import { type NodeMajor, pinnedNode } from "./clients/pinned-node.ts";
import { run } from "./clients/processes.ts";
import { PROJECT } from "./fixtures/read.ts";

// `.ci/run` runs them with the lowest, Node.js 20.
it.each<NodeMajor>([22, 24])(
  "every test that needs only Node.js passes on Node.js %i",
  async (major) => {
    const node = await pinnedNode(major);
    const jest = join(PROJECT, "node_modules/jest/bin/jest.js");
    const flags = ["--experimental-vm-modules", "--no-warnings"];
    const args = [...flags, jest, "--selectProjects", "unit", "--maxWorkers", "2", "--silent"];
    const path = `${dirname(node)}:${process.env["PATH"] ?? ""}`;
    await expect(run(node, args, PROJECT, { PATH: path })).resolves.toBe(
      "Running one project: unit\n",
    );
  },
);
