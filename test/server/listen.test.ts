import { EventEmitter, once } from "node:events";
import { type Server, createServer } from "node:net";
import { ListenError, listenOn } from "../../server/listen.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});
function server(): Server {
  const made = createServer();
  servers.push(made);
  return made;
}

/** A server of a machine that has every address, or on which listening fails. */
function serverElsewhere(listen: (server: EventEmitter, done: () => void) => void): Server {
  const made = new EventEmitter();
  return Object.assign(made, {
    listen: (_port: number, _host: string, done: () => void) => {
      listen(made, done);
    },
    address: () => ({ port: 4321 }),
  }) as unknown as Server;
}

describe("the URL of a server", () => {
  it.each([
    ["127.0.0.1", "http://localhost:4321"],
    ["::1", "http://localhost:4321"],
    ["localhost", "http://localhost:4321"],
    ["0.0.0.0", "http://0.0.0.0:4321"],
    ["127.0.0.2", "http://127.0.0.2:4321"],
    ["fonts.example.com", "http://fonts.example.com:4321"],
    ["::", "http://[::]:4321"],
    ["2001:db8::7", "http://[2001:db8::7]:4321"],
  ])("on %s is %s", async (host, url) => {
    const elsewhere = serverElsewhere((_, done) => {
      done();
    });
    expect(await listenOn(elsewhere, host, 0)).toBe(url);
  });

  it("has the port that the system chose where it was 0", async () => {
    const listening = server();
    const url = await listenOn(listening, "127.0.0.1", 0);
    const { port, address } = listening.address() as { port: number; address: string };
    expect({ url, address }).toEqual({ url: `http://localhost:${port}`, address: "127.0.0.1" });
    expect(port).toBeGreaterThan(0);
  });
});

describe("an address that cannot be listened on", () => {
  it("whose port is in use, with the cause", async () => {
    const taken = server().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as { port: number };
    const refused = listenOn(server(), "127.0.0.1", port);
    await expect(refused).rejects.toThrow(ListenError);
    await expect(refused).rejects.toMatchObject({
      name: "ListenError",
      message: `Port ${port} is already in use on 127.0.0.1. Use --port to choose another.`,
      cause: { code: "EADDRINUSE", port },
    });
  });

  it("that this machine does not have", async () => {
    await expect(listenOn(server(), "192.0.2.1", 0)).rejects.toThrow(
      /^192\.0\.2\.1 is not an address of this machine\. Use --host to choose another\.$/,
    );
  });

  it.each([
    ["EACCES", "Permission denied to listen on port 80. Use --port to choose one from 1024 on."],
    ["EADDRINUSE", "Port 80 is already in use on fonts.test. Use --port to choose another."],
    ["ENOTFOUND", "fonts.test is not an address of this machine. Use --host to choose another."],
    [
      "EADDRNOTAVAIL",
      "fonts.test is not an address of this machine. Use --host to choose another.",
    ],
    ["EAI_AGAIN", "Cannot listen on fonts.test:80: getaddrinfo EAI_AGAIN"],
  ])("on %s has the remedy", async (code, message) => {
    const cause = Object.assign(new Error(`getaddrinfo ${code}`), { code });
    const elsewhere = serverElsewhere((failing) => {
      failing.emit("error", cause);
    });
    const error: unknown = await listenOn(elsewhere, "fonts.test", 80).catch((one: unknown) => one);
    expect(error).toEqual(new ListenError(message));
    expect(error).toMatchObject({ cause });
  });
});
