import { describeBuildFaults } from "./build-faults.ts";
import { describeServerFaults } from "./server-faults.ts";

describeBuildFaults({ kills: 60, rounds: 30 });
describeServerFaults({ connections: 1000, requests: 500_000, rounds: 20 });
