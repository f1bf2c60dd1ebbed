/** On the last line of a terminal; nothing where output goes to a file or a pipe. */
export function showProgress(action: string): (done: number, total: number) => void {
  return (done, total) => {
    if (!process.stdout.isTTY) return;
    process.stdout.write(`\r${action}: ${done} of ${total}${done === total ? "\n" : ""}`);
  };
}
