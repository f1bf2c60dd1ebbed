/**
 * Whether a font installs, or imports from, a package that the configuration allows.
 *
 * @param pointer where the text is in the item; of an import, where its key is
 */
export function isAllowedPackage(
  pointer: string,
  text: string,
  packages: readonly string[],
): boolean {
  if (pointer === "/css") return packages.some((name) => isImportFrom(name, text));
  const isPackage = pointer === "/font/dependency" || /^\/dependencies\/\d+$/.test(pointer);
  return isPackage && packages.includes(text);
}

/** `@import "@acme/fonts"`, or of a stylesheet in it: `@import "@acme/fonts/sans.css"` */
function isImportFrom(name: string, key: string): boolean {
  if (key === `@import "${name}"`) return true;
  if (!key.startsWith(`@import "${name}/`)) return false;
  return /^[A-Za-z0-9_-]+(?:[./][A-Za-z0-9_-]+)*\.css"$/.test(
    key.slice(`@import "${name}/`.length),
  );
}
