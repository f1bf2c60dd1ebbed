import type { Change } from "./interface-changes.ts";

/**
 * The lowest version that may contain a change. Before 1.0.0 a minor version may remove, and any may add.
 *
 * @see https://semver.org/#spec-item-4
 */
export function neededVersion(released: string, kind: Change["kind"]): string {
  const [major, minor, patch] = partsOf(released);
  if (kind === "removal") return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
  return major === 0 ? `0.${minor}.${patch + 1}` : `${major}.${minor + 1}.0`;
}

/**
 * The changes that a version may not contain, each with the version that it needs. A version that equals
 * the released one has not been chosen yet, and may get additions.
 */
export function forbiddenChanges(
  released: string,
  version: string,
  changes: readonly Change[],
): string[] {
  return changes.flatMap(({ kind, message }) => {
    const needed = neededVersion(released, kind);
    const isOpen = kind === "addition" && version === released;
    return isOpen || isAtLeast(version, needed)
      ? []
      : [
          `${message}, which needs version ${needed}: keep what was there, or raise the version in package.json`,
        ];
  });
}

function partsOf(version: string): [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  return [major, minor, patch];
}

function isAtLeast(version: string, least: string): boolean {
  const parts = partsOf(version);
  const different = partsOf(least).findIndex((part, index) => part !== parts[index]);
  return different === -1 || (parts[different] ?? 0) > (partsOf(least)[different] ?? 0);
}
