import { describeConformance } from "./describe-conformance.ts";
import { OWN_HOSTS } from "./hosts.ts";

describeConformance(OWN_HOSTS);
