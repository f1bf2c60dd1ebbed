import Negotiator from "negotiator";
import {
  type ContentCoding,
  MIN_COMPRESSED_BYTES,
  isCompressible,
} from "../../build/dist/content-codings.ts";
import type { Content, Publication } from "./content.ts";

/** A body in the form that a client accepts. */
export interface CodedBody {
  /** Missing for the plain form. */
  coding?: ContentCoding;
  body: Uint8Array;
}

type Form = ContentCoding | "identity";

/** The codings that a host can compute, in the order of preference. */
const MADE_ON_DEMAND = ["br", "gzip"] as const;

/**
 * Chooses by the client's `Accept-Encoding`: the coding with the highest weight, of equal ones the
 * smallest; a small body plain, unless the client refuses that. A computed form is cached in the
 * content.
 *
 * @param acceptEncoding the header; without it every coding is acceptable, and the plain form is sent
 * @returns undefined when the client refuses every form
 * @see RFC 9110, 12.5.3
 */
export function codedBody(
  content: Content,
  acceptEncoding: string | undefined,
  compress: Publication["compress"],
): CodedBody | undefined {
  const { body, forms } = content;
  if (acceptEncoding === undefined || compress === undefined) return { body };

  const isLarge = body.length >= MIN_COMPRESSED_BYTES && isCompressible(content.type);
  const codings = [...new Set<ContentCoding>([...forms.keys(), ...MADE_ON_DEMAND])];
  const form = preferredForm(
    acceptEncoding,
    isLarge ? [...codings, "identity"] : ["identity", ...codings],
  );
  if (form === undefined) return undefined;
  if (form === "identity") return { body };
  const known = forms.get(form);
  if (known) return { coding: form, body: known };
  const coding = form === "br" ? "br" : "gzip";
  const made = compress(coding, body);
  forms.set(coding, made);
  return { coding, body: made };
}

/** @param available in the order of our preference */
function preferredForm(acceptEncoding: string, available: readonly Form[]): Form | undefined {
  const negotiator = new Negotiator({ headers: { "accept-encoding": acceptEncoding } });
  // The type declarations lack the second argument.
  const encodings = negotiator.encodings.bind(negotiator) as (
    available: readonly Form[],
    options: { preferred: readonly Form[] },
  ) => Form[];
  return encodings(available, { preferred: available })[0];
}
