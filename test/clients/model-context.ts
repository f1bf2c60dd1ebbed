import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** A session with an MCP server that talks over its standard input and output. */
export interface ModelContextSession {
  /** Calls a tool. @returns the text that it answers with */
  call: (tool: string, parameters: object) => Promise<string>;
  close: () => void;
}

interface Message {
  id?: number;
  result?: { content?: { text?: string }[] };
}

/** @see the Model Context Protocol: JSON-RPC 2.0, one message a line */
export async function modelContextSession(
  command: string,
  args: string[],
  cwd: string,
): Promise<ModelContextSession> {
  const server = spawn(command, args, { cwd, stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: server.stdout });
  const send = (message: object) =>
    server.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  let lastId = 0;

  async function request(method: string, params: object): Promise<Message> {
    lastId += 1;
    const id = lastId;
    send({ id, method, params });
    for (;;) {
      const [line] = (await once(lines, "line")) as [string];
      const message = JSON.parse(line) as Message;
      if (message.id === id) return message;
    }
  }

  await request("initialize", {
    protocolVersion: "2025-03-26",
    capabilities: {},
    clientInfo: { name: "typography-registry", version: "0" },
  });
  send({ method: "notifications/initialized" });
  return {
    call: async (tool, parameters) => {
      const { result } = await request("tools/call", { name: tool, arguments: parameters });
      return (result?.content ?? []).map(({ text }) => text ?? "").join("\n");
    },
    close: () => server.kill(),
  };
}
