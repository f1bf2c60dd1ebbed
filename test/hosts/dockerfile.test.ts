import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT } from "../fixtures/read.ts";

const text = readFileSync(join(PROJECT, "lib/server/hosts/Dockerfile"), "utf8");
const [, build = "", final = ""] = text.split(/^FROM /m);

describe("Dockerfile", () => {
  it("has two stages of a supported Node.js, of which the last one compiles nothing", () => {
    expect(text.match(/^FROM .*/gm)).toEqual(["FROM node:24 AS build", "FROM node:24-slim"]);
    expect([build, final].map((stage) => /^RUN /m.test(stage))).toEqual([true, false]);
  });

  it("runs as a user without rights, with its command as process 1", () => {
    expect(final.match(/^USER .*/gm)).toEqual(["USER node"]);
    expect(final.match(/^CMD .*/gm)).toEqual([expect.stringMatching(/^CMD \["node", /)]);
    expect(final).toMatch(/^HEALTHCHECK .* CMD \["node", /m);
  });
});
