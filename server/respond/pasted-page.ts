import Negotiator from "negotiator";
import type { Reply, Request } from "./content.ts";
import { queryOf } from "./routes.ts";

/** The page of a pairing, with or without the slash at its end. */
const PAIRING_PAGE = /^\/pairings\/([a-z0-9-]+)\/?$/;

/** What the shadcn client accepts first, and then. */
const ITEM_TYPES = ["application/vnd.shadcn.v1+json", "application/json"];
/** What programs that read pages accept. */
const MARKDOWN_TYPE = "text/markdown";

/** Whether what is at a path depends on what the client accepts: a page, or the item that it shows. */
export function isPairingPage(path: string): boolean {
  return PAIRING_PAGE.test(path);
}

/**
 * What is meant by the address of a page: for `shadcn add` of an address that was copied from a browser the
 * item, with the parameters of a page that is tuned; for a program that prefers Markdown the page as that, or with
 * parameters the DESIGN.md, which states their values.
 *
 * @returns its request target; undefined for a client that prefers a page
 */
export function negotiatedTarget(
  path: string,
  { target, headers: { accept } }: Request,
): string | undefined {
  const [, name] = PAIRING_PAGE.exec(path) ?? [];
  if (name === undefined || accept === undefined) return undefined;
  const negotiator = new Negotiator({ headers: { accept: withoutParameters(String(accept)) } });
  const preferred = negotiator.mediaType(["text/html", MARKDOWN_TYPE, ...ITEM_TYPES]);
  const query = queryOf(target);
  if (preferred === MARKDOWN_TYPE)
    return query === "" ? `/pairings/${name}.md` : `/design/${name}.md?${query}`;
  if (preferred === undefined || !ITEM_TYPES.includes(preferred)) return undefined;
  const item = `/r/layered/${name}.json`;
  return query === "" ? item : `${item}?${query}`;
}

/** Media types with their weights alone: `text/markdown;charset=utf-8` is Markdown. */
function withoutParameters(accept: string): string {
  const types = accept.split(",").map((type) => {
    const [name = "", ...parameters] = type.split(";");
    return [name, ...parameters.filter((one) => /^ *q=/i.test(one))].join(";");
  });
  return types.join(",");
}

/** The same for caches, which have to keep both. */
export function varyingByAccept(reply: Reply): Reply {
  const { headers } = reply;
  const index = headers.indexOf("Vary") + 1;
  const value = index === 0 ? "" : (headers[index] ?? "");
  if (/\baccept\b(?!-)/i.test(value)) return reply;
  const varied =
    index === 0 ? [...headers, "Vary", "Accept"] : headers.with(index, `Accept, ${value}`);
  return { ...reply, headers: varied };
}
