import express from "express";
import request from "supertest";
import { createApp } from "../../server/app.ts";
import { readDist } from "../../server/dist.ts";
import { holdErrors } from "../fixtures/printed-errors.ts";
import { SITE, distWithSite } from "../fixtures/site.ts";

const publication = readDist(distWithSite());
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

  it("HEAD is led to the same address", async () => {
    const { status, headers } = await request(app).head("/type");
    expect({ status, location: headers["location"] }).toEqual({ status: 301, location: "./type/" });
  });

  it("POST is refused there, as anywhere", async () => {
    expect((await request(app).post("/type")).status).toBe(405);
  });

  it.each([
    ["/type/", "index.html"],
    ["/type/docs/?x", "docs/index.html"],
  ])("%s gives the page", async (path, file) => {
    const { status, text } = await request(app).get(path);
    expect({ status, text }).toEqual({ status: 200, text: String(SITE.get(file)) });
  });

  it.each([
    ["/type/api/r/plain?h1-size=3rem", 200, '"font-size": "3rem"'],
    ["/type/api/r/nope", 404, '{"error":"Registry item nope not found"}'],
  ])("%s is answered by item", async (path, status, part) => {
    const answer = await request(app).get(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(part);
  });

  it.each(["/docs", "/api/r/plain"])(
    "a path outside the mount path is the other app's: %s",
    async (path) => {
      const { status, headers } = await request(app).get(path);
      expect(status).toBe(404);
      expect(headers["cross-origin-opener-policy"]).toBeUndefined();
    },
  );
});

it("a response that the other app had sent meanwhile ended the process: its error handler gets the error", async () => {
  const sent = express().use((_request, response, next) => {
    response.send("too late");
    next();
  });
  const handled = new Promise((resolve) => {
    const handler: express.ErrorRequestHandler = (error, _request, _response, _next) => {
      resolve(error);
    };
    sent.use(
      createApp(() => publication),
      handler,
    );
  });
  const { printed, release } = holdErrors();
  expect((await request(sent).get("/r/plain.json")).text).toBe("too late");
  const error = await handled;
  release();
  expect(error).toMatchObject({ code: "ERR_HTTP_HEADERS_SENT" });
  expect(printed[0]).toMatchObject({ code: "ERR_HTTP_HEADERS_SENT" });
});
