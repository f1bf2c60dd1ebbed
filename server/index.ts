/** The server as a library, for an Express app of one's own. */
export { createApp } from "./app.ts";
export { DistError, type OpenDist, openDist } from "./dist.ts";
export type { Content, Publication } from "./replies/content.ts";
