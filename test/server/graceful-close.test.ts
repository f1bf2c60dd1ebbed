import { once } from "node:events";
import { type RequestListener, type Server, type ServerResponse, createServer } from "node:http";
import { type AddressInfo, type Socket, connect } from "node:net";
import { gracefulClose } from "../../server/graceful-close.ts";
import { until } from "../fixtures/until.ts";

/** What the clock of Node.js shows, and how often it was read. */
let clock: { milliseconds: number; reads: number };
let clients: Socket[];
let servers: Server[];

beforeEach(() => {
  clock = { milliseconds: 1000, reads: 0 };
  clients = [];
  servers = [];
});
afterEach(() => {
  Reflect.deleteProperty(performance, "now");
  for (const client of clients) client.destroy();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** Stops the clock; timers go on. */
function stopClock(): void {
  performance.now = () => {
    clock.reads += 1;
    return clock.milliseconds;
  };
}

/** Until the open connections have been looked at, at the time that the clock shows. */
async function untilLooked(): Promise<void> {
  const { reads } = clock;
  await until(() => clock.reads >= reads + 2);
}

async function listening(listener: RequestListener) {
  const server = createServer(listener);
  servers.push(server);
  const close = gracefulClose(server);
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { server, close, sockets, port };
}

/** A client, and what it has received. */
function client(port: number) {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  clients.push(socket);
  const received = { text: "", isClosed: false };
  socket.setEncoding("latin1").on("data", (text) => (received.text += String(text)));
  socket.on("close", () => (received.isClosed = true));
  return { socket, received };
}

const REQUEST = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
const answering: RequestListener = (_, response) => response.end("answer");
const connectionOf = (text: string) => /^Connection: (.*)\r$/m.exec(text)?.[1];

describe("closing a server gracefully", () => {
  it("closes idle connections, and finishes the answers to requests that it has", async () => {
    const pending: ServerResponse[] = [];
    const { close, sockets, port } = await listening((_, response) => {
      pending.push(response);
    });
    const [idle, waiting, unused] = [client(port), client(port), client(port)];
    idle.socket.write(REQUEST);
    await until(() => pending.length === 1 && sockets.size === 3);
    pending[0]!.end("answer");
    await until(() => idle.received.text.endsWith("answer"));
    waiting.socket.write(REQUEST);
    await until(() => pending.length === 2);

    const closing = close();
    await until(() => idle.received.isClosed && unused.received.isClosed);
    expect(waiting.received.isClosed).toBe(false);
    pending[1]!.end("answer");
    await closing;
    await until(() => waiting.received.isClosed);
    expect(waiting.received.text).toMatch(/\r\n\r\nanswer$/);
  });

  it("says in every answer from then on that it closes the connection", async () => {
    const { close, sockets, port } = await listening(answering);
    const { socket, received } = client(port);
    socket.write("GET / HTTP/1.1\r\n");
    await until(() => [...sockets].some(({ bytesRead }) => bytesRead > 0));
    const closing = close();
    socket.write("Host: a\r\n\r\n");
    await closing;
    await until(() => received.isClosed);
    expect(connectionOf(received.text)).toBe("close");
  });

  it("waits 5 seconds for a client to read its answer; other connections are closed before", async () => {
    const large = Buffer.alloc(30_000_000, "a");
    const { close, sockets, port } = await listening((_, response) => response.end(large));
    const [reading, slow, idle] = [client(port), client(port), client(port)];
    for (const { socket } of [reading, slow]) socket.pause().write(REQUEST);
    const unread = () => [...sockets].filter(({ writableLength }) => writableLength > 0).length;
    await until(() => sockets.size === 3 && unread() === 2);

    stopClock();
    const closing = close();
    await untilLooked();
    clock.milliseconds += 900;
    await until(() => idle.received.isClosed);
    clock.milliseconds += 4099;
    await untilLooked();
    expect(sockets.size).toBe(2);
    reading.socket.resume();
    await until(() => reading.received.isClosed);
    expect(reading.received.text.length - reading.received.text.indexOf("\r\n\r\n") - 4).toBe(
      large.length,
    );
    expect(sockets.size).toBe(1);
    clock.milliseconds += 1;
    await closing;
    slow.socket.resume();
    await until(() => slow.received.isClosed);
    expect(slow.received.text.length).toBeLessThan(large.length);
  });

  it("refuses new connections", async () => {
    const { server, close, sockets, port } = await listening(answering);
    const { received } = client(port);
    await until(() => sockets.size === 1);
    const closing = close();
    const [error] = (await once(connect(port, "127.0.0.1"), "error")) as [NodeJS.ErrnoException];
    expect(error.code).toBe("ECONNREFUSED");
    await closing;
    await until(() => received.isClosed);
    expect(server.listening).toBe(false);
  });
});
