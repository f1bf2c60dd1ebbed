import { Option } from "commander";

/** Names the folder of the registry, in every command that reads or writes one. */
export function registryOption(): Option {
  return new Option("--registry <dir>", "the folder with pairings/ and fonts/")
    .env("REGISTRY_DIR")
    .default("registry");
}
