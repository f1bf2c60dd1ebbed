/** What the page loads when a reader asks for it, in one file beside the one that it begins with. */
export { readOwnFace } from "./own-face.ts";
export { ownFontItem, ownPairingItem, ownStylesheet } from "./own-files.ts";
export {
  allowProvider,
  isProviderAllowed,
  loadFromProvider,
} from "../../shared/client/provider-faces.ts";
export { fileWithRoles } from "../../shared/tuning/role-files.ts";
