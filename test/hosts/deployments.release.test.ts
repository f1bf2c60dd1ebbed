import { describeDeployments } from "./deployments.ts";

describeDeployments(200);
