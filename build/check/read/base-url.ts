import { InvalidArgumentError } from "commander";

/**
 * The base URL of a published registry, without the slash at its end.
 *
 * @throws RangeError when it is not absolute http(s), or has parts that no item URL could follow
 */
export function parseBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  if (!url || !isWeb || /[?#]/.test(text)) {
    throw new RangeError(
      `${JSON.stringify(text)} is not a base URL. Use an absolute URL without query and fragment, such as https://example.com/type.`,
    );
  }
  if (url.username !== "" || url.password !== "") {
    throw new RangeError("A base URL is published. Remove the user name and the password.");
  }
  // Percent-encoded U+0340 to U+037F are refused, too: cmd takes %CD% for a variable, in quotes as well.
  if (!/^[\w\-.~/@]*$/.test(url.pathname.replaceAll(/%(?!CD%)[0-9A-F]{2}/gi, ""))) {
    throw new RangeError(
      `${JSON.stringify(text)} contains characters that are not allowed in item URLs. Use letters, digits, -._~, @ and percent-encoded ones.`,
    );
  }
  let end = url.href.length;
  while (url.href[end - 1] === "/") end -= 1;
  const baseUrl = url.href.slice(0, end);
  // Pages load their files from the path, which a browser would take for another host.
  if (new URL(baseUrl).pathname.includes("//"))
    throw new RangeError(
      `${JSON.stringify(text)} has an empty path segment. Remove the duplicate slash.`,
    );
  return baseUrl;
}

/** As an argument of the command line. */
export function baseUrlArgument(text: string): string {
  try {
    return parseBaseUrl(text);
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message);
  }
}
