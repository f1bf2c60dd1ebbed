/**
 * The base URL of a published registry, without the slash at its end.
 *
 * @throws RangeError when it is not absolute http(s), or carries what no item URL could follow
 */
export function parseBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  if (!url || !isWeb || url.search !== "" || url.hash !== "" || /[?#]/.test(text)) {
    throw new RangeError(
      `${JSON.stringify(text)} is no base URL; expected one such as https://example.com/type`,
    );
  }
  if (/[^\w\-.~:/%[\]]/.test(url.href)) {
    throw new RangeError(
      `${JSON.stringify(text)} holds signs that item URLs cannot; use letters, digits, -._~ and %`,
    );
  }
  if (url.username !== "" || url.password !== "") {
    throw new RangeError("a base URL is published, so it holds no user name or password");
  }
  let end = url.href.length;
  while (url.href[end - 1] === "/") end -= 1;
  return url.href.slice(0, end);
}
