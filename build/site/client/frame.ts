/** What every page loads before it is drawn. */
import { focusSearchOnSlash } from "./search-shortcut.ts";
import { followTheme } from "./theme.ts";

followTheme();
focusSearchOnSlash();
