/** The compare page. */
import { startComparison } from "./compare-app.tsx";

const page = document.querySelector<HTMLElement>(".compare-page");
if (page) void startComparison(page);
