import { describeBuildFaults } from "./build-faults.ts";
import { describeServerFaults } from "./server-faults.ts";

describeBuildFaults({ kills: 6, rounds: 2 });
describeServerFaults({ connections: 20, requests: 20_000, rounds: 2 });
