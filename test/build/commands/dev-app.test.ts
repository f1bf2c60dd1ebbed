import { once } from "node:events";
import { type IncomingMessage, type Server, get } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import request from "supertest";
import { devApp } from "../../../build/commands/dev-app.ts";
import { createHttpServer } from "../../../server/http-server.ts";
import { CONNECTION_LIMITS } from "../../../server/limits.ts";
import { publishedContent } from "../../../server/replies/content.ts";
import { holdTimers } from "../../fixtures/held-timers.ts";
import { until } from "../../fixtures/until.ts";

const page = publishedContent("/index.html", Buffer.from("<body>a page</body>"), "a".repeat(43));
const publication = {
  file: (path: string) => (path === "/index.html" ? page : undefined),
  build: () => ({ items: 0, fingerprint: "none" }),
};

const appOn = (host: string) => devApp(host).appOf(() => publication);

const PATHS = ["/", "/dev/page.js", "/dev/events", "/r/registry.json"];

describe("dev answers a request", () => {
  it.each([
    ["127.0.0.1", "localhost"],
    ["127.0.0.1", "localhost:3000"],
    ["127.0.0.1", "LOCALHOST:3000"],
    ["127.0.0.1", "127.0.0.1:3000"],
    ["127.0.0.1", "127.8.9.10"],
    ["127.0.0.1", "[::1]"],
    ["127.0.0.1", "[::1]:3000"],
    ["type.test", "type.test:3000"],
    ["fd00::1", "[fd00::1]:3000"],
    ["0.0.0.0", "192.168.1.20:3000"],
    ["::", "[fd00::2]:3000"],
  ])("on --host %s for %s, and from its pages", async (host, requested) => {
    const app = appOn(host);
    await request(app)
      .get("/")
      .set("Host", requested)
      .expect(200, /a page/);
    const origin = `http://${requested}`;
    await request(app).get("/").set("Host", "localhost").set("Origin", origin).expect(200);
  });
});

describe("dev answers 403 in JSON to a request", () => {
  it.each([
    ["127.0.0.1", "evil.example"],
    ["127.0.0.1", "evil.example:3000"],
    ["127.0.0.1", "localhost.evil.example"],
    ["127.0.0.1", "127.0.0.1.evil.example"],
    ["127.0.0.1", "evil.example#localhost"],
    ["127.0.0.1", "192.168.1.20:3000"],
    ["127.0.0.1", "[::2]:3000"],
    ["127.0.0.1", "a b"],
    ["type.test", "other.test"],
    ["0.0.0.0", "evil.example:3000"],
  ])("on --host %s for %s, whatever its path (DNS rebinding)", async (host, requested) => {
    const app = appOn(host);
    for (const path of PATHS) {
      const { headers, body } = await request(app).get(path).set("Host", requested).expect(403);
      expect(headers["content-type"]).toMatch(/^application\/json/);
      expect(body).toEqual({
        error: "Host not allowed",
        message: expect.stringMatching(/--host that you need\.$/) as string,
      });
    }
  });

  it.each(["http://evil.example", "https://localhost.evil.example:3000", "null"])(
    "from a page of %s",
    async (origin) => {
      const app = appOn("127.0.0.1");
      for (const path of PATHS)
        await request(app)
          .get(path)
          .set("Host", "localhost:3000")
          .set("Origin", origin)
          .expect(403);
    },
  );
});

describe("the events of dev", () => {
  const IDLE_MILLISECONDS = 200;
  const { timers, release } = holdTimers();
  let server: Server;
  beforeEach(async () => {
    server = createHttpServer(appOn("127.0.0.1")).listen(0, "127.0.0.1");
    server.timeout = IDLE_MILLISECONDS;
    await once(server, "listening");
  });
  afterEach(() => {
    release();
    server.closeAllConnections();
    server.close();
  });

  it("have a heartbeat, so that a page whose server is idle stays connected", async () => {
    const { port } = server.address() as AddressInfo;
    const [stream] = (await once(get({ port, path: "/dev/events" }), "response")) as [
      IncomingMessage,
    ];
    let received = "";
    stream.on("data", (chunk) => (received += String(chunk))).on("error", () => undefined);
    const heartbeat = timers.find(({ milliseconds }) => milliseconds === 20_000)!;
    expect(heartbeat.milliseconds).toBeLessThan(CONNECTION_LIMITS.idleSeconds * 1000);
    expect(heartbeat.timer.hasRef()).toBe(false);
    for (let beats = 0; beats < 8; beats += 1) {
      heartbeat.fire();
      await delay(IDLE_MILLISECONDS / 4);
    }
    expect(stream.closed).toBe(false);
    expect(received).toBe(`data: {"kind":"unchanged","text":""}\n\n${":\n\n".repeat(8)}`);
    stream.destroy();
    await until(() => heartbeat.isCleared);
  });
});
