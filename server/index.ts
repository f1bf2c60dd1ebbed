/** The server as a library, for an Express app of one's own. */
export { createApp } from "./app.ts";
export { type OpenDist, openDist } from "./publication/open-dist.ts";
export { DistError } from "./publication/read-dist.ts";
export type { Content, Publication } from "./respond/content.ts";
