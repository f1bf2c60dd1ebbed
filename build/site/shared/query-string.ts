/**
 * The query string of an address, with `?`, of the parameters that have a value; "" where none has one. Spaces
 * around values are left out.
 */
export function queryString(parameters: Readonly<Record<string, string>>): string {
  const parts = Object.entries(parameters)
    .filter(([, value]) => value.trim() !== "")
    .map(([name, value]) => `${name}=${queryValue(value.trim()).replaceAll("%20", "+")}`);
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

/** A query with other values of some parameters; those without a value leave it. */
export function queryWith(query: string, values: Readonly<Record<string, string>>): string {
  return queryString({ ...Object.fromEntries(new URLSearchParams(query)), ...values });
}

/** A value as the query of an address has it; readable, since people see the command. */
export function queryValue(value: string): string {
  return (
    percentEncoded(value)
      .replaceAll("%2C", ",")
      // U+0340 to U+037F stay: cmd takes %CD% for a variable, in quotes too. Clients encode them.
      .replace(/%CD%[89AB][0-9A-F]/g, decodeURIComponent)
  );
}

/** Also what `encodeURIComponent` leaves, and a shell does not. */
export function percentEncoded(text: string): string {
  return encodeURIComponent(text).replaceAll("!", "%21").replaceAll("'", "%27");
}
