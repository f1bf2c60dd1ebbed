import { PassThrough } from "node:stream";
import { progressOn } from "../../../build/commands/output.ts";

const now = performance.now.bind(performance);
afterEach(() => {
  performance.now = now;
});

/** What is written to a stream, with a clock that stands until it is set. */
function streamWith(isTTY: boolean) {
  let time = 1000;
  performance.now = () => time;
  const stream = Object.assign(new PassThrough({ encoding: "utf8" }), { isTTY });
  return {
    progress: progressOn(stream as unknown as NodeJS.WriteStream),
    written: () => stream.read() as string | null,
    wait: (milliseconds: number) => (time += milliseconds),
  };
}

/** Goes to the start of the line, and erases it. */
const ERASED = "\u001b[1G\u001b[2K";

it("writes nothing where output is not a terminal", () => {
  const { progress, written, wait } = streamWith(false);
  progress.show("Reading registry…");
  wait(1000);
  progress.show("Publishing 1 of 9 items…");
  progress.clear();
  expect(written()).toBeNull();
});

it("replaces the last line of a terminal, no more often than every 50 milliseconds", () => {
  const { progress, written, wait } = streamWith(true);
  progress.show("one");
  expect(written()).toBe("one");
  wait(49);
  progress.show("two");
  expect(written()).toBeNull();
  wait(1);
  progress.show("three");
  expect(written()).toBe(`${ERASED}three`);
});

it("erases the line once, and shows the next text immediately after that", () => {
  const { progress, written } = streamWith(true);
  progress.clear();
  expect(written()).toBeNull();
  progress.show("one");
  progress.clear();
  progress.clear();
  expect(written()).toBe(`one${ERASED}`);
  progress.show("two");
  expect(written()).toBe("two");
});
