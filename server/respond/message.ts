/** A request, as every host receives one. */
export interface Request {
  method: string;
  /** Path and query as they came over the wire, or an absolute URL. */
  target: string;
  /** By name in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** What is sent back. There is no body where the method or the status forbids one. */
export interface Reply {
  status: number;
  /** Names and values in turn, as `writeHead` of Node.js takes them: an object costs ten times as much. */
  headers: readonly string[];
  body?: Uint8Array;
  /** Whether the body was computed for this reply, and is in memory until it is sent. */
  isComputed?: true;
}
