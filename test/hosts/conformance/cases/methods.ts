import type { Case } from "../case.ts";
import { SECURITY, FOR_ALL, OF_COMPUTED } from "../expected-headers.ts";

export function methodCases(): Case[] {
  const capability = "methods";
  const allow = "GET, HEAD, OPTIONS";
  const preflightHeaders = { "access-control-allow-methods": "GET,HEAD" };
  const publicPaths = [
    ...["/api/r/plain", "/r/plain.json", "/r/nope.json", "/schemas/pairing.schema.json"],
    ...["/api/r/plain?h1-size=3rem", "/r/registry.json?q=serif"],
    ...["/css/plain.css", "/css/plain.css?h1-size=3rem", "/tokens/nope.tokens.json"],
  ];
  return [
    ...publicPaths.flatMap((path): Case[] => [
      {
        ...{ name: "OPTIONS: 204 with the allowed methods", capability, method: "OPTIONS", path },
        expected: { status: 204, headers: { ...FOR_ALL, ...preflightHeaders, allow }, body: "" },
      },
      {
        ...{ name: "CORS preflight", capability, method: "OPTIONS", path },
        headers: () => ({
          Origin: "https://elsewhere.example",
          "Access-Control-Request-Method": "GET",
          "Access-Control-Request-Headers": "if-none-match",
        }),
        expected: {
          status: 204,
          headers: {
            ...{ ...FOR_ALL, ...preflightHeaders, allow },
            "access-control-allow-headers": /^(?:\*|if-none-match)$/i,
          },
          body: "",
        },
      },
    ]),
    ...["/", "/nope", "/radio"].map((path): Case => ({
      ...{ name: "OPTIONS elsewhere allows no other origin", capability, method: "OPTIONS", path },
      expected: {
        status: 204,
        headers: {
          ...SECURITY,
          allow,
          "access-control-allow-origin": null,
          "access-control-allow-methods": null,
        },
        body: "",
      },
    })),
    ...["POST", "PUT", "DELETE", "PATCH"].flatMap((method) =>
      [
        ...["/api/r/plain", "/r/nope.json", "/api/r/plain?h1-size=3rem"],
        ...["/css/plain.css", "/tokens/plain.tokens.json"],
      ].map((path): Case => ({
        ...{ name: "405 with the allowed methods", capability, method, path },
        expected: {
          status: 405,
          headers: { ...OF_COMPUTED, allow },
          body: `{"error":"Method not allowed","message":"Use GET, HEAD or OPTIONS instead of ${method}."}`,
        },
      })),
    ),
  ];
}
