import type { Worker } from "node:cluster";
import { Socket } from "node:net";
import { connectionHandover } from "../../server/connection-handover.ts";
import { CONNECTION_LIMITS } from "../../server/limits.ts";

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
function connection(): Socket {
  const socket = new Socket();
  sockets.push(socket);
  return socket;
}

/** A worker process, and what it is sent. */
function worker(error: Error | null = null) {
  const received: { socket: Socket; number: number; options: object }[] = [];
  const send = (
    message: { connection: number },
    socket: Socket,
    options: object,
    done: (error: Error | null) => void,
  ) => {
    received.push({ socket, number: message.connection, options });
    done(error);
  };
  const standIn: unknown = { process: { send } };
  return { worker: standIn as Worker, received, sockets: () => received.map((one) => one.socket) };
}

describe("a connection", () => {
  it("goes to the workers in turn, each with its number, and stays open here", () => {
    const handover = connectionHandover();
    const [first, second] = [worker(), worker()];
    handover.addWorker(first.worker);
    handover.addWorker(second.worker);
    const given = Array.from({ length: 5 }, connection);
    given.forEach(handover.hand);
    expect(first.sockets()).toEqual([given[0], given[2], given[4]]);
    expect(second.sockets()).toEqual([given[1], given[3]]);
    expect(first.received.map(({ number }) => number)).toEqual([1, 3, 5]);
    expect(second.received.map(({ number }) => number)).toEqual([2, 4]);
    expect(first.received[0]!.options).toEqual({ keepOpen: true });
    expect(given.map(({ destroyed }) => destroyed)).toEqual(given.map(() => false));
    expect(handover.unconfirmed()).toBe(5);
  });

  it("is closed here when its worker confirms it, and no other is", () => {
    const handover = connectionHandover();
    const [first, second] = [worker(), worker()];
    handover.addWorker(first.worker);
    handover.addWorker(second.worker);
    const given = Array.from({ length: 4 }, connection);
    given.forEach(handover.hand);
    handover.confirm(first.worker, 3);
    expect(given.map(({ destroyed }) => destroyed)).toEqual([false, false, true, false]);
    expect(handover.unconfirmed()).toBe(3);
    // Of another worker, confirmed before, never given.
    for (const number of [2, 3, 9]) handover.confirm(first.worker, number);
    handover.confirm(worker().worker, 1);
    expect(given.map(({ destroyed }) => destroyed)).toEqual([false, false, true, false]);
    expect(handover.unconfirmed()).toBe(3);
  });

  it("whose worker ends before it confirms goes to another, and so does every later one", () => {
    const handover = connectionHandover();
    const [ending, other] = [worker(new Error("ERR_IPC_CHANNEL_CLOSED")), worker()];
    handover.addWorker(ending.worker);
    const [confirmed, lost, later] = [connection(), connection(), connection()];
    handover.hand(confirmed);
    handover.confirm(ending.worker, 1);
    handover.hand(lost);
    handover.addWorker(other.worker);
    expect(other.sockets()).toEqual([]);
    handover.removeWorker(ending.worker);
    handover.hand(later);
    expect(other.received).toMatchObject([
      { socket: lost, number: 3 },
      { socket: later, number: 4 },
    ]);
    expect(handover.unconfirmed()).toBe(2);
    expect(ending.sockets()).toEqual([confirmed, lost]);
  });

  it("waits where no worker is left, for the next one", () => {
    const handover = connectionHandover();
    const [ended, next] = [worker(), worker()];
    const given = Array.from({ length: 3 }, connection);
    handover.hand(given[0]!);
    handover.addWorker(ended.worker);
    handover.hand(given[1]!);
    handover.removeWorker(ended.worker);
    handover.hand(given[2]!);
    expect(handover.unconfirmed()).toBe(3);
    expect(given.map(({ timeout }) => timeout)).toEqual([10_000, 10_000, 10_000]);
    handover.addWorker(next.worker);
    expect(next.sockets()).toEqual(given);
    expect(given.map(({ timeout }) => timeout)).toEqual([0, 0, 0]);
    expect(handover.unconfirmed()).toBe(3);
    for (const { number } of next.received) handover.confirm(next.worker, number);
    expect(handover.unconfirmed()).toBe(0);
  });

  it("that waits for 10 seconds is closed, but not when a worker has it by then", () => {
    const handover = connectionHandover();
    const [late, handed] = [connection(), connection()];
    handover.hand(late);
    late.emit("timeout");
    expect(late.destroyed).toBe(true);
    expect(handover.unconfirmed()).toBe(0);
    handover.hand(handed);
    const next = worker();
    handover.addWorker(next.worker);
    handed.emit("timeout");
    expect(handed.destroyed).toBe(false);
    expect(next.sockets()).toEqual([handed]);
  });

  it("is closed where 10,000 wait already", () => {
    const handover = connectionHandover();
    const given = Array.from({ length: CONNECTION_LIMITS.connections + 1 }, connection);
    given.forEach(handover.hand);
    expect(given.map(({ destroyed }) => destroyed).indexOf(true)).toBe(10_000);
    expect(handover.unconfirmed()).toBe(10_000);
    given[0]!.emit("timeout");
    const next = connection();
    handover.hand(next);
    expect(next.destroyed).toBe(false);
    expect(handover.unconfirmed()).toBe(10_000);
  });
});

it("a worker that ends before it serves changes nothing", () => {
  const handover = connectionHandover();
  const serving = worker();
  handover.addWorker(serving.worker);
  handover.removeWorker(worker().worker);
  const given = connection();
  handover.hand(given);
  expect(serving.sockets()).toEqual([given]);
});
