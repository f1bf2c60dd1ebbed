import { type Case, casesOf } from "../case.ts";
import { SECURITY, FOR_ALL, OF_COMPUTED, pathsInFormats } from "../expected-headers.ts";

const PUBLIC_PATHS = [
  "/api/r/plain",
  "/r/plain.json",
  "/r/nope.json",
  "/schemas/pairing.schema.json",
  "/api/r/plain?h1-size=3rem",
  "/r/registry.json?q=serif",
  ...pathsInFormats("plain"),
  ...pathsInFormats("plain").map((path) => `${path}?h1-size=3rem`),
  ...pathsInFormats("nope"),
];
const REFUSED_PATHS = [
  "/api/r/plain",
  "/r/nope.json",
  "/api/r/plain?h1-size=3rem",
  ...pathsInFormats("plain"),
];
const PREFLIGHT = {
  Origin: "https://elsewhere.example",
  "Access-Control-Request-Method": "GET",
  "Access-Control-Request-Headers": "if-none-match",
};

export function methodCases(): Case[] {
  const method = casesOf("methods");
  const allow = "GET, HEAD, OPTIONS";
  const ofOptions = { ...FOR_ALL, allow, "access-control-allow-methods": "GET,HEAD" };
  const ofPreflight = { ...ofOptions, "access-control-allow-headers": /^(?:\*|if-none-match)$/i };
  const ofOthers = {
    ...SECURITY,
    allow,
    "access-control-allow-origin": null,
    "access-control-allow-methods": null,
  };
  const options = (name: string, path: string, headers: typeof ofOptions | typeof ofOthers) =>
    method(name, { method: "OPTIONS", path }, { status: 204, headers, body: "" });
  return [
    ...PUBLIC_PATHS.flatMap((path) => [
      options("OPTIONS: 204 with the allowed methods", path, ofOptions),
      method(
        "CORS preflight",
        { method: "OPTIONS", path, headers: PREFLIGHT },
        { status: 204, headers: ofPreflight, body: "" },
      ),
    ]),
    ...["/", "/nope", "/radio"].map((path) =>
      options("OPTIONS elsewhere allows no other origin", path, ofOthers),
    ),
    ...["POST", "PUT", "DELETE", "PATCH"].flatMap((name) =>
      REFUSED_PATHS.map((path) =>
        method(
          "405 with the allowed methods",
          { method: name, path },
          {
            status: 405,
            headers: { ...OF_COMPUTED, allow },
            body: `{"error":"Method not allowed","message":"Use GET, HEAD or OPTIONS instead of ${name}."}`,
          },
        ),
      ),
    ),
  ];
}
