import { clearLine, cursorTo } from "node:readline";

/** What a command is doing, on the last line of a terminal; nothing where output goes to a file or a pipe. */
export interface Progress {
  show: (text: string) => void;
  clear: () => void;
}

/** How often a line is replaced, so that printing it costs nothing. */
const INTERVAL_MILLISECONDS = 50;

export function progressOn(stream: NodeJS.WriteStream): Progress {
  let shown = -Infinity;
  const clear = () => {
    if (shown === -Infinity) return;
    cursorTo(stream, 0);
    clearLine(stream, 0);
    shown = -Infinity;
  };
  return {
    show: (text) => {
      if (!stream.isTTY || performance.now() - shown < INTERVAL_MILLISECONDS) return;
      clear();
      stream.write(text);
      shown = performance.now();
    },
    clear,
  };
}

/** As many as a shell reports of a command that SIGPIPE has ended. */
const CLOSED_PIPE_EXIT_CODE = 128 + 13;

/** Ignores EPIPE when the reader has closed the pipe, as in `build | head -1`. */
export function allowClosedPipe(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exitCode ??= CLOSED_PIPE_EXIT_CODE;
  });
}
