import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { PassThrough } from "node:stream";
import { unreadAnswers } from "../../../server/hosts/unread-answers.ts";

/** A response that its client has not read. */
function unreadResponse(socket = new PassThrough()) {
  const response = Object.assign(new EventEmitter(), { socket });
  return { response: response as unknown as ServerResponse, socket };
}

describe("computed answers that nobody reads filled memory", () => {
  it("beyond the bound, the connection that has waited longest is closed, and no other", () => {
    const add = unreadAnswers(100);
    const [first, second, third] = [unreadResponse(), unreadResponse(), unreadResponse()];
    add(first.response, 40);
    add(second.response, 60);
    expect(first.socket.destroyed).toBe(false);
    add(third.response, 1);
    expect([first, second, third].map(({ socket }) => socket.destroyed)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("as many are closed as it takes, the last one too", () => {
    const add = unreadAnswers(100);
    const all = [unreadResponse(), unreadResponse(), unreadResponse()];
    add(all[0]!.response, 10);
    add(all[1]!.response, 10);
    add(all[2]!.response, 500);
    expect(all.map(({ socket }) => socket.destroyed)).toEqual([true, true, true]);
    const next = unreadResponse();
    add(next.response, 100);
    expect(next.socket.destroyed).toBe(false);
  });

  it("an answer that was read, or whose connection ended, no longer counts", () => {
    const add = unreadAnswers(100);
    const read = unreadResponse();
    add(read.response, 90);
    read.response.emit("close");
    const [second, third] = [unreadResponse(), unreadResponse()];
    add(second.response, 50);
    add(third.response, 50);
    expect([second, third].map(({ socket }) => socket.destroyed)).toEqual([false, false]);
    // Once is enough: the event of one that was closed for the bound takes nothing away twice.
    read.response.emit("close");
    add(unreadResponse().response, 1);
    expect(second.socket.destroyed).toBe(true);
  });

  it("a response whose connection has gone is not counted", () => {
    const add = unreadAnswers(100);
    const response: unknown = { socket: null };
    add(response as ServerResponse, 1000);
    const next = unreadResponse();
    add(next.response, 100);
    expect(next.socket.destroyed).toBe(false);
  });
});
