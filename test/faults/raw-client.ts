import { type Socket, connect } from "node:net";

/** How a request ended. *lost*: its connection ended before its answer was complete. */
export interface Exchange {
  outcome: "answered" | "refused" | "lost" | "hung";
  status?: number;
  /** Whether the connection had answered a request before. */
  isReused: boolean;
  /** The client's end of the connection. */
  localPort?: number;
  /** How many bytes of the answer had come. */
  received: number;
}

const HUNG_AFTER_MILLISECONDS = 8000;

/**
 * A client on a raw socket, which sees what libraries hide: it retries nothing, and sends a request on
 * an open connection at once.
 */
export class RawClient {
  readonly #port: number;
  #socket: Socket | undefined;
  #answered = 0;

  constructor(port: number) {
    this.#port = port;
  }

  /** Sends a request, on the connection of the one before where that was left open. */
  async get(target: string, headers = ""): Promise<Exchange> {
    const isReused = this.#socket !== undefined && !this.#socket.destroyed && this.#answered > 0;
    if (!isReused) {
      this.#answered = 0;
      this.#socket = await connected(this.#port);
      if (this.#socket === undefined) return { outcome: "refused", isReused, received: 0 };
    }
    const socket = this.#socket as Socket;
    const { localPort } = socket;
    socket.write(`GET ${target} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`);
    const { outcome, head, received } = await answerOn(socket);
    if (outcome === "answered") this.#answered += 1;
    if (outcome !== "answered" || /^connection: close\r?$/im.test(head)) this.close();
    const status = Number(head.slice(9, 12));
    return { outcome, status, isReused, received, ...(localPort !== undefined && { localPort }) };
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }
}

/** @returns undefined when the connection is refused */
function connected(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.setNoDelay(true);
    socket.once("connect", () => {
      resolve(socket);
    });
    socket.on("error", () => {
      resolve(undefined);
    });
  });
}

function answerOn(
  socket: Socket,
): Promise<{ outcome: Exchange["outcome"]; head: string; received: number }> {
  return new Promise((resolve) => {
    let head: string | undefined;
    let text = "";
    let [received, expected] = [0, Infinity];
    const end = (outcome: Exchange["outcome"]) => {
      clearTimeout(timer);
      socket.off("data", add).off("close", lose).off("end", lose);
      resolve({ outcome, head: head ?? "", received });
    };
    const lose = () => {
      end("lost");
    };
    const add = (chunk: Buffer) => {
      received += chunk.length;
      if (head === undefined) {
        text += chunk.toString("latin1");
        const headEnd = text.indexOf("\r\n\r\n");
        if (headEnd === -1) return;
        head = text.slice(0, headEnd);
        expected = headEnd + 4 + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
      }
      if (received >= expected) end("answered");
    };
    const timer = setTimeout(() => {
      end("hung");
    }, HUNG_AFTER_MILLISECONDS);
    socket.on("data", add).once("close", lose).once("end", lose);
  });
}
