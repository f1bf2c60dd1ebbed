/** What the page loads when a reader asks for it, in one file beside the one that it begins with. */
export { otherFont } from "./other-font.ts";
export { readOwnFace } from "./own-face.ts";
export { ownPairingItem, ownStylesheet, stemOf } from "./own-files.ts";
export { fileWithRoles } from "../../shared/tuning/role-files.ts";
