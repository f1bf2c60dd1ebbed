/** As many as a shell reports of a command that SIGPIPE has ended. */
const CLOSED_PIPE_EXIT_CODE = 128 + 13;

/** Output that nobody reads any more, as of `build | head -1`, ends nothing, and is no error to print. */
export function allowClosedPipe(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exitCode ??= CLOSED_PIPE_EXIT_CODE;
  });
}
