import { startPanel } from "./panel.tsx";
import { startSpecimen } from "./specimen.ts";

startPanel(startSpecimen());
