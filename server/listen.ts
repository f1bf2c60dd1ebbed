import type { AddressInfo, Server } from "node:net";

/** An address that cannot be listened on; the message says why and what to do. */
export class ListenError extends Error {
  override name = "ListenError";
}

/**
 * Listens on an address.
 *
 * @param port 0 for any free one
 * @returns the URL
 * @throws ListenError when the address is not free
 */
export async function listenOn(server: Server, host: string, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new ListenError(reasonOf(error, host, port), { cause: error }));
    });
    server.listen(port, host, resolve);
  });
  return urlOf(host, (server.address() as AddressInfo).port);
}

const LOOPBACK: ReadonlySet<string> = new Set(["127.0.0.1", "::1"]);

function urlOf(host: string, port: number): string {
  if (LOOPBACK.has(host)) return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

function reasonOf({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === "EADDRINUSE")
    return `Port ${port} is already in use on ${host}. Use --port to choose another.`;
  if (code === "EACCES")
    return `Permission denied to listen on port ${port}. Use --port to choose one from 1024 on.`;
  if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL")
    return `${host} is not an address of this machine. Use --host to choose another.`;
  return `Cannot listen on ${host}:${port}: ${message}`;
}
