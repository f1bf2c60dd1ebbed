/** As many as a shell reports of a command that SIGPIPE has ended. */
const CLOSED_PIPE_EXIT_CODE = 128 + 13;

/** Ignores EPIPE when the reader has closed the pipe, as in `build | head -1`. */
export function allowClosedPipe(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exitCode ??= CLOSED_PIPE_EXIT_CODE;
  });
}
