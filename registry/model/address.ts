/** Where a registry is published, and how its items refer to each other. */
export interface Address {
  /** Without a slash at its end. */
  baseUrl: string;
  /**
   * As `@acme`: the name that projects give the registry in `components.json`. The shadcn client sends the
   * headers and parameters that are stated there to items of a namespace alone, not to URLs. Undefined:
   * items refer to URLs.
   */
  namespace?: string | undefined;
}

/** As the client has it, in lower case. */
export const NAMESPACE = /^@[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?$/;

/** Whether what commands name items by is a namespace, not a base URL. */
export function isNamespace(itemBase: string): boolean {
  return itemBase.startsWith("@");
}

/** The entry of `components.json` with which a project finds the items of a namespace. */
export function registriesEntry(namespace: string, baseUrl: string, folder: string): string {
  return `"registries": { "${namespace}": "${baseUrl}/${folder}{name}.json" }`;
}
