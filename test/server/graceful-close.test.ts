import { once } from "node:events";
import { type RequestListener, type Server, createServer } from "node:http";
import { type AddressInfo, Socket, createServer as createNetServer, connect } from "node:net";
import { setTimeout as delay, setImmediate as turn } from "node:timers/promises";
import { closeGracefully, openSockets, stopAccepting } from "../../server/graceful-close.ts";
import { SHUTDOWN_MILLISECONDS } from "../../server/limits.ts";

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
  while (clock.reads < reads + 2) await delay(5);
}

async function listening(listener: RequestListener) {
  const server = createServer(listener);
  servers.push(server);
  const sockets = openSockets(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { server, sockets, port };
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

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await delay(5);
}

const REQUEST = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
const answering: RequestListener = (_, response) => response.end("answer");
const connectionOf = (text: string) => /^Connection: (.*)\r$/m.exec(text)?.[1];

it("a request that arrived while the process was busy was lost, as if its connection were idle", async () => {
  const { server, sockets, port } = await listening(answering);
  const { socket, received } = client(port);
  socket.write(REQUEST);
  await until(() => received.text.endsWith("answer"));
  stopClock();
  const closed = closeGracefully(server, sockets);
  await untilLooked();
  received.text = "";
  // From where timers come before what arrives.
  await turn();
  socket.write(REQUEST);
  clock.milliseconds += SHUTDOWN_MILLISECONDS.idle;
  // So long that the timer of the next look is due.
  const end = Date.now() + 100;
  while (Date.now() < end);
  await closed;
  await until(() => received.isClosed);
  expect(received.text).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*answer$/);
});

describe("closing a server gracefully", () => {
  it("answers the next request of an idle connection, says that it closes it, and closes it", async () => {
    const { server, sockets, port } = await listening(answering);
    const { socket, received } = client(port);
    socket.write(REQUEST);
    await until(() => received.text.endsWith("answer"));
    expect(connectionOf(received.text)).toBe("keep-alive");

    stopClock();
    const closing = closeGracefully(server, sockets);
    await untilLooked();
    clock.milliseconds += 299;
    await untilLooked();
    expect(received.isClosed).toBe(false);
    received.text = "";
    socket.write(REQUEST);
    await closing;
    await until(() => received.isClosed);
    expect(received.text).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\nanswer$/);
    expect(connectionOf(received.text)).toBe("close");
  });

  it("closes an idle connection, and one without a request, after 300 milliseconds", async () => {
    const { server, sockets, port } = await listening(answering);
    const [idle, unused] = [client(port), client(port)];
    idle.socket.write(REQUEST);
    await until(() => idle.received.text.endsWith("answer") && sockets.size === 2);

    stopClock();
    const closing = closeGracefully(server, sockets);
    await untilLooked();
    clock.milliseconds += 299;
    await untilLooked();
    expect(sockets.size).toBe(2);
    clock.milliseconds += 1;
    await closing;
    expect(sockets.size).toBe(0);
    await until(() => idle.received.isClosed && unused.received.isClosed);
  });

  it("answers the first request of a connection that was there before", async () => {
    const { server, sockets, port } = await listening(answering);
    const { socket, received } = client(port);
    await until(() => sockets.size === 1);
    stopClock();
    const closing = closeGracefully(server, sockets);
    await untilLooked();
    socket.write(REQUEST);
    await closing;
    await until(() => received.isClosed);
    expect(received.text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  });

  it("waits 900 milliseconds for the rest of a request", async () => {
    const { server, sockets, port } = await listening(answering);
    const [whole, half] = [client(port), client(port)];
    for (const { socket } of [whole, half]) socket.write("GET / HTTP/1.1\r\n");
    await until(() => [...sockets].filter(({ bytesRead }) => bytesRead > 0).length === 2);

    stopClock();
    const closing = closeGracefully(server, sockets);
    await untilLooked();
    clock.milliseconds += 899;
    await untilLooked();
    expect(sockets.size).toBe(2);
    whole.socket.write("Host: a\r\n\r\n");
    await until(() => sockets.size === 1);
    clock.milliseconds += 1;
    await closing;
    await until(() => half.received.isClosed && whole.received.isClosed);
    expect(whole.received.text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(half.received.text).toBe("");
  });

  it("waits 5 seconds for a client to read its answer; other connections are closed before", async () => {
    const large = Buffer.alloc(30_000_000, "a");
    const { server, sockets, port } = await listening((_, response) => response.end(large));
    const [reading, slow, idle] = [client(port), client(port), client(port)];
    for (const { socket } of [reading, slow]) socket.pause().write(REQUEST);
    const unread = () => [...sockets].filter(({ writableLength }) => writableLength > 0).length;
    await until(() => sockets.size === 3 && unread() === 2);

    stopClock();
    const closing = closeGracefully(server, sockets);
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

  it("an answer that is not read holds idle connections no longer than the rest of a request", async () => {
    const large = Buffer.alloc(30_000_000);
    const { server, sockets, port } = await listening(({ url }, response) =>
      response.end(url === "/large" ? large : "answer"),
    );
    const [slow, idle] = [client(port), client(port)];
    slow.socket.pause().write(REQUEST.replace("/", "/large"));
    idle.socket.write(REQUEST);
    await until(
      () =>
        idle.received.text.endsWith("answer") &&
        [...sockets].some(({ writableLength }) => writableLength > 0),
    );
    stopClock();
    const closing = closeGracefully(server, sockets);
    await untilLooked();
    clock.milliseconds += 899;
    await untilLooked();
    expect(sockets.size).toBe(2);
    clock.milliseconds += 1;
    await until(() => sockets.size === 1);
    clock.milliseconds += 4100;
    await closing;
  });

  it("refuses new connections, and answers those that the system has made already", async () => {
    const { server, sockets, port } = await listening(answering);
    const early = Array.from({ length: 20 }, () => client(port));
    for (const { socket } of early) socket.write(REQUEST);
    await closeGracefully(server, sockets);
    await until(() => early.every(({ received }) => received.isClosed));
    expect(early.map(({ received }) => received.text.slice(0, 15))).toEqual(
      early.map(() => "HTTP/1.1 200 OK"),
    );
    const [error] = (await once(connect(port, "127.0.0.1"), "error")) as [NodeJS.ErrnoException];
    expect(error.code).toBe("ECONNREFUSED");
    expect(server.listening).toBe(false);
  });
});

describe("stopping to accept", () => {
  it("read and answered what came on the connections that were accepted last", async () => {
    let count = 0;
    const { server, sockets, port } = await listening((_, response) => {
      count += 1;
      response.end("answer");
    });
    const early = client(port);
    await until(() => sockets.size === 1);
    const late = client(port);
    for (const { socket } of [early, late]) socket.write(REQUEST);
    const resume = await stopAccepting(server, sockets);
    expect(server.listening).toBe(false);
    await until(() => sockets.size === 2);
    expect([...sockets].map((socket) => socket.isPaused())).toEqual([true, true]);
    expect(count).toBe(0);
    resume();
    await until(() => early.received.text !== "" && late.received.text !== "");
    expect(count).toBe(2);
  });

  it("leaves a connection paused that was paused before", async () => {
    const { server, sockets, port } = await listening(answering);
    const [one, other] = [client(port), client(port)];
    await until(() => sockets.size === 2);
    const [paused, read] = [...sockets];
    paused!.pause();
    const resume = await stopAccepting(server, sockets);
    resume();
    expect([paused!.isPaused(), read!.isPaused()]).toEqual([true, false]);
    one.socket.destroy();
    other.socket.destroy();
  });

  it("pauses no connection of a server that is given later", async () => {
    const { server } = await listening(answering);
    await stopAccepting(server);
    const socket = new Socket();
    server.emit("connection", socket);
    expect(socket.isPaused()).toBe(false);
    socket.destroy();
  });

  it("ends after 100 milliseconds where connections come without end", async () => {
    const { server } = await listening(answering);
    const before = server.listenerCount("connection");
    const given: Socket[] = [];
    stopClock();
    const give = () => {
      clock.milliseconds += 33;
      given.push(new Socket());
      server.emit("connection", given.at(-1)!);
      if (given.length < 100) setImmediate(give);
    };
    setImmediate(give);
    await stopAccepting(server);
    expect(given.length).toBeLessThan(10);
    expect(server.listenerCount("connection")).toBe(before);
    while (given.length < 100) await delay(5);
    for (const socket of given) socket.destroy();
  });

  it("of a server that listens on no address is no error, and closes nothing", async () => {
    const server = createNetServer();
    let isClosed = false;
    server.on("close", () => (isClosed = true));
    await stopAccepting(server);
    await delay(0);
    expect(isClosed).toBe(false);
  });
});

it("the open connections of a server are those that are not closed", async () => {
  const { server, sockets, port } = await listening(answering);
  expect(sockets.size).toBe(0);
  const [first, second] = [client(port), client(port)];
  await until(() => sockets.size === 2);
  first.socket.destroy();
  await until(() => sockets.size === 1);
  expect(await countOf(server)).toBe(1);
  second.socket.destroy();
  await until(() => sockets.size === 0);
});

function countOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => {
      if (error) reject(error);
      else resolve(count);
    });
  });
}
