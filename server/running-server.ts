import { type FSWatcher, realpathSync, statSync, watch } from "node:fs";
import { type RequestListener, createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { basename, dirname, resolve } from "node:path";
import type { AccessLog } from "./access-log.ts";
import { directAnswers } from "./direct-answers.ts";
import { publishedIn } from "./published.ts";
import { DistError, loadRepresentations } from "./representations.ts";

/** A folder that is replaced by moving two is missing for a moment. */
const SETTLED_MILLISECONDS = 20;

export interface ServerOptions {
  distDir: string;
  host: string;
  /** 0 for any free one. */
  port: number;
  /** A file, or `-` for standard output; left out, requests are not logged. */
  accessLog?: string;
}

export interface RunningServer {
  url: string;
  itemCount: number;
  /** Takes no new connection, lets requests in flight finish, and resolves when all have. */
  close: () => Promise<void>;
}

/** An address that cannot be listened on; the message says why and what to do. */
export class ListenError extends Error {
  override name = "ListenError";
}

/**
 * Serves a published folder. When a build puts another one in its place, that is read whole, and
 * serves from the next request on; until then, and if it is not whole, the one before does.
 *
 * @throws DistError when the folder is missing or not whole, ListenError when the address is taken
 */
export async function startServer({
  distDir,
  host,
  port,
  accessLog,
}: ServerOptions): Promise<RunningServer> {
  const log = accessLog === undefined ? undefined : await accessLogAt(accessLog);
  const { itemCount, ...first } = publication(distDir, log);
  let current = first;
  const server = createServer((request, response) => {
    current.answer(request, response);
  });
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolveListening, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new ListenError(`${host}:${port} ${reasonOf(error)}`, { cause: error }));
    });
    server.listen(port, host, resolveListening);
  });

  const watcher = watchedLink(distDir, () => {
    if (identityOf(distDir) === current.identity) return;
    try {
      current = publication(distDir, log);
    } catch (error) {
      // The next build is announced too.
      if (!(error instanceof DistError)) throw error;
      console.error(`error: ${error.message}; still serving what was there before`);
    }
  });

  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${bound}`,
    itemCount,
    close: () =>
      new Promise((resolveClosed) => {
        watcher.close();
        // A kept-alive connection becomes idle only after its request is answered.
        const sweep = setInterval(() => {
          server.closeIdleConnections();
        }, 50);
        // Nor does one that a browser or a probe opened, and never used, count as a request.
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
        server.close(() => {
          clearInterval(sweep);
          log?.close();
          resolveClosed();
        });
      }),
  };
}

async function accessLogAt(path: string): Promise<AccessLog> {
  const { openAccessLog } = await import("./access-log.ts");
  return openAccessLog(path);
}

/** A published folder as it is served, and which one it is. */
interface Publication {
  answer: RequestListener;
  identity: string | undefined;
  itemCount: number;
}

/** @throws DistError when the folder is missing or not whole */
function publication(distDir: string, log: AccessLog | undefined): Publication {
  // Before it is read: if another comes in between, this one counts as outdated.
  const identity = identityOf(distDir);
  const representations = loadRepresentations(distDir);
  const published = publishedIn(representations);
  let app: Promise<RequestListener> | undefined;
  // Express is loaded when something needs it: it takes as long as all the rest of the start.
  const otherwise: RequestListener = (request, response) => {
    log?.addWhenDone(request, response);
    app ??= import("./app.ts").then(({ createApp }) => createApp(representations, published));
    void app.then((handle) => {
      handle(request, response);
    });
  };
  const answer = directAnswers(representations, published, otherwise, log);
  return { answer, identity, itemCount: representations.itemCount };
}

/** Changes whenever another folder stands behind the path; undefined while there is none. */
function identityOf(distDir: string): string | undefined {
  try {
    const folder = realpathSync(distDir);
    return `${folder} ${statSync(folder).ino}`;
  } catch {
    return undefined;
  }
}

/** Calls back soon after something else was put in the place of a path. */
function watchedLink(path: string, onChange: () => void): FSWatcher {
  const absolute = resolve(path);
  let timer: NodeJS.Timeout | undefined;
  return watch(dirname(absolute), (_event, name) => {
    if (name !== basename(absolute)) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, SETTLED_MILLISECONDS);
  });
}

function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  if (code === "EADDRINUSE")
    return "is taken; choose another port with --port, or stop what uses it";
  if (code === "EACCES") return "needs more rights; choose a port from 1024 on with --port";
  if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL")
    return "is no address of this machine; see --host";
  return `cannot be listened on: ${message}`;
}
