import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * The computed answers that clients have not read yet, over all connections. What is published is in
 * memory once, however many clients are slow to read it; a computed answer is there for its client alone.
 * Beyond the bound, the connection that has kept its answer waiting longest is closed.
 *
 * @returns adds an answer that the system has not taken yet
 */
export function unreadAnswers(maxBytes: number): (response: ServerResponse, bytes: number) => void {
  const unread = new Map<ServerResponse, { socket: Socket; bytes: number }>();
  let total = 0;
  const remove = (response: ServerResponse) => {
    total -= unread.get(response)?.bytes ?? 0;
    unread.delete(response);
  };
  return (response, bytes) => {
    const { socket } = response;
    if (socket === null) return;
    unread.set(response, { socket, bytes });
    total += bytes;
    response.once("close", () => {
      remove(response);
    });
    for (const [oldest, { socket: slow }] of unread) {
      if (total <= maxBytes) break;
      remove(oldest);
      slow.destroy();
    }
  };
}
