import { join } from "node:path";
import express from "express";
import request from "supertest";
import { createApp } from "../../../server/hosts/express.ts";
import { readDist } from "../../../server/publication/read-dist.ts";
import { SITE, writeDistWithSite } from "../../fixtures/site.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

const dist = join(temporaryFolder(), "dist");
writeDistWithSite(dist);
const publication = await readDist(dist);
const app = express().use(
  "/type",
  createApp(() => publication),
);

describe("mounted below a path of another Express app", () => {
  it.each([
    ["/type", "/type/"],
    ["/type?mood=warm", "/type/?mood=warm"],
    ["/type/docs", "/type/docs/"],
    ["/type/pairings/plain?h1-size=3rem", "/type/pairings/plain/?h1-size=3rem"],
  ])("%s leads to %s", async (from, to) => {
    const { status, headers } = await request(app).get(from);
    expect(status).toBe(301);
    const location = new URL(headers["location"]!, `https://example.com${from}`);
    expect(location.href).toBe(`https://example.com${to}`);
  });

  it.each([
    ["/type/", "index.html"],
    ["/type/docs/?x", "docs/index.html"],
  ])("%s gives the page", async (path, file) => {
    const { status, text } = await request(app).get(path);
    expect({ status, text }).toEqual({ status: 200, text: String(SITE.get(file)) });
  });

  it("a path outside the mount path is the other app's", async () => {
    const { status, headers } = await request(app).get("/docs");
    expect(status).toBe(404);
    expect(headers["cross-origin-opener-policy"]).toBeUndefined();
  });
});
