import { jest } from "@jest/globals";
import type { RequestListener } from "node:http";
import request from "supertest";
import { lazyListener } from "../../../server/hosts/lazy-listener.ts";

const answering: RequestListener = (_request, response) => void response.end("here");

it("a failed import leaves requests hanging, and is remembered", async () => {
  const printed = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const failure = new Error("EMFILE: too many open files");
  let attempts = 0;
  const { listener } = lazyListener(() => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(failure) : Promise.resolve(answering);
  });
  const first = await request(listener).get("/");
  expect({ status: first.status, retry: first.headers["retry-after"] }).toEqual({
    status: 503,
    retry: "1",
  });
  expect(printed.mock.calls).toEqual([[failure]]);
  printed.mockRestore();

  expect((await request(listener).get("/")).text).toBe("here");
  expect((await request(listener).get("/")).text).toBe("here");
  expect(attempts).toBe(2);
});

it("what was loaded ahead answers the first request", async () => {
  let attempts = 0;
  const { listener, load } = lazyListener(() => {
    attempts += 1;
    return Promise.resolve(answering);
  });
  await load();
  expect((await request(listener).get("/")).text).toBe("here");
  expect(attempts).toBe(1);
});
