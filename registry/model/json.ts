/**
 * JSON as the registry writes it everywhere: keys in the order given, two spaces, a newline at the
 * end. The build and the override server share it, so that an item looks the same from both.
 */
export function formatJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
