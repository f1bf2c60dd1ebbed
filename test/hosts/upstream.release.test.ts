import { once } from "node:events";
import { freePort, killServers } from "../clients/processes.ts";
import { fixtureDist } from "../fixtures/dist.ts";
import { answerTo } from "../fixtures/answer.ts";
import { caddy, nginx, overrideServer } from "./conformance/hosts.ts";

const distDir = fixtureDist();

afterAll(() => killServers());

it.each(Object.entries({ nginx, caddy }))(
  "%s computes a query while the server runs, and answers with the published file while it does not",
  async (_, start) => {
    const port = await freePort();
    const upstreamPort = await freePort();
    await start(distDir, port, upstreamPort);
    const fontSize = async () => {
      const path = "/api/r/plain?h1-size=9.5rem";
      const { status, headers, body } = await answerTo(`http://127.0.0.1:${port}`, { path });
      expect([status, headers["cache-control"]]).toEqual([200, "no-cache"]);
      return JSON.parse(body.toString()).css.h1["font-size"];
    };

    const published = await fontSize();
    const server = await overrideServer(distDir, upstreamPort);
    expect(await fontSize()).toBe("9.5rem");

    server.kill("SIGKILL");
    await once(server, "exit");
    expect(await fontSize()).toBe(published);
    expect(published).not.toBe("9.5rem");

    await overrideServer(distDir, upstreamPort);
    expect(await fontSize()).toBe("9.5rem");
  },
);
