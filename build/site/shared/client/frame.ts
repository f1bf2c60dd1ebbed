/** What every page loads before it is drawn. */
import { awaitAddress } from "./await-address.ts";
import { copyOnClick } from "./copy.ts";
import { keepTextInLinks } from "./keep-text-in-links.ts";
import { nameAddressInDocs } from "./docs-address.ts";
import { focusSearchOnSlash } from "./search-shortcut.ts";
import { followTheme } from "./theme.ts";

followTheme();
awaitAddress();
focusSearchOnSlash();
copyOnClick();
keepTextInLinks();
nameAddressInDocs();
