import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageDir } from "../../../registry/model/package-root.ts";
import { type ExampleRegistry, withItemsOf } from "../docs/examples.ts";

/** Where the skill is, below the site's root and below a project. */
export const SKILL_PATH = "skills/typography/SKILL.md";

/**
 * The skill by which an agent chooses and installs a pairing of a registry.
 *
 * @see https://agentskills.io/specification
 */
export function skillText(registry: ExampleRegistry): string {
  const text = readFileSync(join(packageDir, "build/site", SKILL_PATH), "utf8");
  return withItemsOf(registry)(text);
}
