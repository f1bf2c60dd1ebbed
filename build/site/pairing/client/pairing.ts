import { startIndex } from "./page-index.ts";
import { startPanel } from "./panel.tsx";
import { startSpecimen } from "./specimen.ts";

startSpecimen();
startIndex();
startPanel();
