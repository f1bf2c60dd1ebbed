/** Loads once, when it is called first; after a failure the next call tries again. */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  const loadOne = loadOnceEach(load);
  return () => loadOne(undefined);
}

/** Loads once for each key, when it is called first with it; after a failure the next call tries again. */
export function loadOnceEach<Key, Loaded>(
  load: (key: Key) => Promise<Loaded>,
): (key: Key) => Promise<Loaded> {
  const loads = new Map<Key, Promise<Loaded>>();
  return (key) => {
    const known = loads.get(key);
    if (known) return known;
    const loading = load(key).catch((error: unknown) => {
      loads.delete(key);
      throw error;
    });
    loads.set(key, loading);
    return loading;
  };
}

/** @throws when an address is not answered with a file */
export async function fetchFile(url: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
  return response;
}

/** A JSON file of the site. @throws when it cannot be loaded */
export async function fetchJson<Json>(url: string): Promise<Json> {
  return (await (await fetchFile(url)).json()) as Json;
}

/** A stylesheet, for the whole page. @throws when it cannot be loaded */
export function loadSheet(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = href;
    sheet.onload = resolve;
    sheet.onerror = reject;
    document.head.append(sheet);
  });
}
