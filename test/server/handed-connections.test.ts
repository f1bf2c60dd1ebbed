import { once } from "node:events";
import { type Server, createServer } from "node:http";
import { type AddressInfo, Socket, connect, createServer as createNetServer } from "node:net";
import { text } from "node:stream/consumers";
import {
  type PrimaryMessage,
  acceptHandedConnections,
  confirm,
} from "../../server/handed-connections.ts";
import { maxConnections } from "../../server/http-server.ts";

type Receive = (message: PrimaryMessage, socket?: Socket) => void;

const send = Object.getOwnPropertyDescriptor(process, "send");
let sent: unknown[];
let before: unknown[];
let sockets: Socket[];

beforeEach(() => {
  sent = [];
  sockets = [];
  before = process.listeners("message");
  // The primary process has ended: each message fails.
  sendBy((message: unknown, ...others: unknown[]) => {
    const done = others.at(-1) as (error: Error) => void;
    sent.push(message);
    done(new Error("ERR_IPC_CHANNEL_CLOSED"));
    return false;
  });
});

afterEach(() => {
  if (send) Object.defineProperty(process, "send", send);
  else Reflect.deleteProperty(process, "send");
  for (const listener of addedListeners()) process.off("message", listener);
  for (const socket of sockets) socket.destroy();
});

function sendBy(value: unknown): void {
  Object.defineProperty(process, "send", { value, configurable: true, writable: true });
}

function addedListeners(): Receive[] {
  return process.listeners("message").filter((one) => !before.includes(one));
}

/** Gives a server what the primary process sends. */
function handedTo(server: Server): Receive {
  acceptHandedConnections(server);
  const [receive, ...others] = addedListeners();
  expect(others).toEqual([]);
  return receive!;
}

function connection(): Socket {
  const socket = new Socket();
  sockets.push(socket);
  return socket;
}

/** A server, and what it is given. */
function recordingServer() {
  const events: unknown[][] = [];
  const server = createServer().removeAllListeners();
  server.on("listening", () => events.push(["listening"]));
  server.on("connection", (socket) => events.push(["connection", socket]));
  return { server, events };
}

describe("a connection from the primary process", () => {
  it("is confirmed, and given to the server, which times its requests", () => {
    const { server, events } = recordingServer();
    const receive = handedTo(server);
    expect(events).toEqual([["listening"]]);
    const socket = connection();
    receive({ connection: 7 }, socket);
    expect(sent).toEqual([{ taken: 7 }]);
    expect(events).toEqual([["listening"], ["connection", socket]]);
    expect(socket.destroyed).toBe(false);
  });

  it("whose client has left is confirmed, and nothing more", () => {
    const { server, events } = recordingServer();
    const receive = handedTo(server);
    receive({ connection: 8 }, undefined);
    expect(sent).toEqual([{ taken: 8 }]);
    expect(events).toEqual([["listening"]]);
  });

  it("is answered after the client has ended its side", async () => {
    const server = createServer((_, response) => {
      setImmediate(() => response.end("answer"));
    });
    const receive = handedTo(server);
    const primary = createNetServer({ pauseOnConnect: true }, (socket) => {
      sockets.push(socket);
      receive({ connection: 1 }, socket);
      socket.resume();
    }).listen(0, "127.0.0.1");
    await once(primary, "listening");
    const client = connect((primary.address() as AddressInfo).port, "127.0.0.1");
    client.end("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    expect(await text(client)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\nanswer$/);
    primary.close();
  });

  it("beyond as many as may be open is closed, until one of those has closed", () => {
    const { server, events } = recordingServer();
    const receive = handedTo(server);
    const open = Array.from({ length: maxConnections() }, connection);
    for (const socket of open) receive({ connection: 1 }, socket);
    expect(open.some(({ destroyed }) => destroyed)).toBe(false);
    const [refused, next, last] = [connection(), connection(), connection()];
    receive({ connection: 2 }, refused);
    expect(refused.destroyed).toBe(true);
    expect(events).toHaveLength(1 + open.length);
    open[0]!.emit("close");
    receive({ connection: 3 }, next);
    receive({ connection: 4 }, last);
    expect([next.destroyed, last.destroyed]).toEqual([false, true]);
    expect(sent.slice(-3)).toEqual([{ taken: 2 }, { taken: 3 }, { taken: 4 }]);
  });
});

it("what is no connection is left to others", () => {
  const { server, events } = recordingServer();
  handedTo(server)("reload", connection());
  expect(sent).toEqual([]);
  expect(events).toEqual([["listening"]]);
});

it("a process without a primary one confirms nothing", () => {
  sendBy(undefined);
  expect(() => {
    confirm({ itemCount: 3 });
  }).not.toThrow();
  expect(sent).toEqual([]);
});
