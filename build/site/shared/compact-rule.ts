/** A rule as generated stylesheets have it, on a line with others. */
export function compactRule(
  prelude: string,
  declarations: Readonly<Record<string, string>>,
): string {
  const parts = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
  return `${prelude}{${parts.join(";")}}`;
}
