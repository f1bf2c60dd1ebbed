import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, normalize } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { lookup } from "mrmime";

/** A folder on a free port of this machine. */
export interface FileServer {
  /** Without a slash at the end. */
  url: string;
  close: () => void;
}

/**
 * Serves a folder, uncached.
 *
 * @param fontDelayMilliseconds no font file is sent earlier than this after the last page was requested;
 *   one page is to be open at a time
 */
export async function fileServer(folder: string, fontDelayMilliseconds = 0): Promise<FileServer> {
  let openedAt = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const file = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
      if (file.endsWith(".html")) openedAt = Date.now();
      const wait = openedAt + fontDelayMilliseconds - Date.now();
      if (/\.woff2?$/.test(file) && wait > 0) await delay(wait);
      const body = await readFile(join(folder, normalize(decodeURIComponent(file)))).catch(
        () => undefined,
      );
      response.writeHead(body === undefined ? 404 : 200, {
        "Content-Type": lookup(file) ?? "application/octet-stream",
        "Cache-Control": "no-store",
      });
      response.end(body);
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
