import { describeConformance } from "./describe-conformance.ts";
import { OTHER_HOSTS } from "./hosts.ts";

describeConformance(OTHER_HOSTS);
