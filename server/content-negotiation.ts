import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { type ContentCoding, WORTH_COMPRESSING_BYTES } from "../registry/content-codings.ts";
import { type Representation, representationOf } from "./representations.ts";

/** A representation in the form that a reader takes. */
export interface Negotiated {
  representation: Representation;
  /** undefined for the plain form. */
  coding?: ContentCoding;
}

type Form = ContentCoding | "identity";

/** What is compressed while a reader waits, and then kept: nearly as small, many times as fast. */
const QUICK: Readonly<Partial<Record<ContentCoding, (body: Buffer) => Buffer>>> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => gzipSync(body),
};

/**
 * Chooses by the reader's `Accept-Encoding`: the most wanted coding, of equally wanted ones the
 * smallest; a small body plain, unless the reader refuses that.
 *
 * @param acceptEncoding the header; without it everything is welcome, and the plain form is sent
 * @returns undefined when the reader refuses every form
 * @see RFC 9110, 12.5.3
 */
export function negotiated(
  representation: Representation,
  acceptEncoding: string | undefined,
): Negotiated | undefined {
  const { encoded, body } = representation;
  if (encoded === undefined || acceptEncoding === undefined) return { representation };

  const known = [...new Set([...encoded.keys(), "br" as const, "gzip" as const])];
  const worthIt = encoded.size > 0 || body.length >= WORTH_COMPRESSING_BYTES;
  const coding = mostWanted(
    acceptEncoding,
    worthIt ? [...known, "identity"] : ["identity", ...known],
  );
  if (coding === undefined) return undefined;
  if (coding === "identity") return { representation };
  let form = encoded.get(coding);
  if (form === undefined) {
    form = representationOf(QUICK[coding]?.(body) ?? body);
    encoded.set(coding, form);
  }
  return { representation: form, coding };
}

/** Clients of one kind all send the same header. */
const choices = new LRUCache<string, { form: Form | undefined }>({
  maxSize: 100_000,
  sizeCalculation: (_choice, key) => key.length,
});

/** @param available in the order of our preference */
function mostWanted(acceptEncoding: string, available: readonly Form[]): Form | undefined {
  const key = `${available.join()} ${acceptEncoding}`;
  let choice = choices.get(key);
  if (choice === undefined) {
    const negotiator = new Negotiator({ headers: { "accept-encoding": acceptEncoding } });
    // Its types lack the second argument.
    const encodings = negotiator.encodings.bind(negotiator) as (
      available: readonly Form[],
      options: { preferred: readonly Form[] },
    ) => Form[];
    choice = { form: encodings(available, { preferred: available })[0] };
    choices.set(key, choice);
  }
  return choice.form;
}
