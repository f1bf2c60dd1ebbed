/** The page "I use". */
import { startUsePage } from "./use-app.tsx";

const page = document.querySelector<HTMLElement>(".use");
if (page) startUsePage(page);
