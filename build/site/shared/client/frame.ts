/** What every page loads before it is drawn. */
import { awaitAddress } from "./await-address.ts";
import { copyOnClick } from "./copy.ts";
import { focusSearchOnSlash } from "./search-shortcut.ts";
import { followTheme } from "./theme.ts";

followTheme();
awaitAddress();
focusSearchOnSlash();
copyOnClick();
