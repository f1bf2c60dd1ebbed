import type { RegistryConfiguration } from "../../schemas/index.ts";

/** What a registry of one's own states about itself. */
export type Configuration = Readonly<RegistryConfiguration>;

/** The name of its file, in the folder of the registry. */
export const CONFIGURATION_FILE = "config.json";
