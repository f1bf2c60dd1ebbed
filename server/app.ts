import cors from "cors";
import express, {
  type ErrorRequestHandler,
  type Express,
  type RequestHandler,
  type Response,
} from "express";
import helmet from "helmet";
import { FLAVOURS, type Flavour } from "../registry/flavours.ts";
import { negotiated } from "./content-negotiation.ts";
import { itemResponse } from "./item-response.ts";
import { searchResponses } from "./search-response.ts";
import {
  type Computed,
  type Representation,
  type Representations,
  representationOf,
} from "./representations.ts";

const INDEX_PATHS = ["", ...FLAVOURS.map((flavour) => `/${flavour}`)].map(
  (folder) => `/r${folder}/registry.json`,
);

interface ItemParameters {
  name: string;
  flavour?: string;
}

const METHODS = ["GET", "HEAD", "OPTIONS"];
const DAY_SECONDS = 86_400;

/** A letter, a digit, a hyphen, a dot, an underscore or a tilde, percent-encoded. */
const UNRESERVED = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/** What a response may be kept for: as published for a day, computed or failed not at all. */
const CACHE_CONTROL = {
  published: `public, max-age=${DAY_SECONDS}, s-maxage=${DAY_SECONDS}`,
  computed: "no-cache",
};

/**
 * The HTTP interface over a published folder. A request without a query is answered with bytes that
 * the build wrote; only queries, on an item or on an index, are computed.
 *
 * @see specification 4.1, 7 and 8
 */
export function createApp(representations: Representations): Express {
  const app = express();
  app.set("case sensitive routing", true);
  app.set("strict routing", true);
  app.set("query parser", false);
  app.set("etag", false);
  app.disable("x-powered-by");

  app.use(plainPath);
  app.use(securityHeaders());
  app.use(allowHeader);
  app.use(
    ["/r", "/api", "/schemas"],
    cors({ methods: METHODS.slice(0, 2), exposedHeaders: "ETag" }),
  );
  app.use(allowedMethods);
  app.options("/{*path}", (_request, response) => void response.status(204).end());

  app.get("/healthz", (_request, response) => {
    const health = representationOf(
      Buffer.from(`{"status":"ok","items":${representations.itemCount}}\n`),
    );
    send(response, health, CACHE_CONTROL.computed);
  });
  for (const path of INDEX_PATHS) app.get(path, index(path, representations));
  app.get(["/api/pairings.json", "/schemas/:file"], published(representations.files));
  app.get<ItemParameters>("/api/r/:name", item(representations, withoutSuffix));
  app.get<ItemParameters>(
    ["/r/:name.json", "/r/:flavour/:name.json"],
    item(representations, (name) => name),
  );
  app.use(notFound);
  app.use(failed);
  return app;
}

/**
 * What needs no encoding may have it: routes know only the plain form.
 *
 * @see RFC 3986, 6.2.2.2
 */
const plainPath: RequestHandler = (request, _response, next) => {
  const { url } = request;
  const mark = url.indexOf("?");
  const path = mark === -1 ? url : url.slice(0, mark);
  if (path.includes("%"))
    request.url = `${path.replace(UNRESERVED, decodeURIComponent)}${url.slice(path.length)}`;
  next();
};

/** For an interface that only programs read. TLS, and so HSTS, is what stands in front of it. */
function securityHeaders(): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: "cross-origin" },
    strictTransportSecurity: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

/** Before the preflight is answered. */
const allowHeader: RequestHandler = ({ method }, response, next) => {
  if (method === "OPTIONS" || !METHODS.includes(method)) response.set("Allow", METHODS.join(", "));
  next();
};

const allowedMethods: RequestHandler = (request, response, next) => {
  if (METHODS.includes(request.method)) {
    next();
    return;
  }
  sendError(response, 405, {
    error: "Method not allowed",
    message: `${request.method} is not answered here; use ${METHODS.join(", ")}`,
  });
};

/** A whole index, or what a query finds in it. */
function index(path: string, representations: Representations): RequestHandler {
  const whole = representations.files.get(path);
  const responseTo = whole && searchResponses(whole, representations);
  return (request, response, next) => {
    const query = queryOf(request);
    if (whole === undefined || responseTo === undefined) {
      next();
    } else if (query === "") {
      send(response, whole, CACHE_CONTROL.published);
    } else {
      sendComputed(response, responseTo(query), "Invalid search");
    }
  };
}

/** A published file that is no item: its query changes nothing but the caching. */
function published(files: Representations["files"]): RequestHandler {
  return (request, response, next) => {
    const representation = files.get(request.path);
    if (representation === undefined) {
      next();
      return;
    }
    send(
      response,
      representation,
      queryOf(request) === "" ? CACHE_CONTROL.published : CACHE_CONTROL.computed,
    );
  };
}

/** @param nameOf the name that the path's last part asks for, decoded */
function item(
  { items, files }: Representations,
  nameOf: (part: string) => string,
): RequestHandler<ItemParameters> {
  return (request, response, next) => {
    const { flavour } = request.params;
    const name = nameOf(request.params.name);
    if (flavour !== undefined && !isFlavour(flavour)) {
      next();
      return;
    }
    const plain = items.get(name);
    const published = flavour === undefined ? plain : files.get(`/r/${flavour}/${name}.json`);
    if (plain === undefined || published === undefined) {
      sendError(response, 404, { error: `Registry item ${name} not found` });
      return;
    }
    const query = queryOf(request);
    if (query === "") {
      send(response, published, CACHE_CONTROL.published);
      return;
    }
    const asked = { published, plain, query, ...(flavour && { flavour }) };
    sendComputed(response, itemResponse(asked, items), "Invalid override");
  };
}

/** One trailing `.json` is stripped, unless nothing were left. */
function withoutSuffix(part: string): string {
  return part.replace(/(?<=.)\.json$/s, "");
}

function isFlavour(word: string): word is Flavour {
  return FLAVOURS.some((flavour) => flavour === word);
}

const notFound: RequestHandler = (_request, response) => {
  sendError(response, 404, {
    error: "Not found",
    message: "Items are at /api/r/{name}, the index is at /r/registry.json",
  });
};

/** Express reports a path that cannot be decoded as an error with the status 400. */
const failed: ErrorRequestHandler = (
  error: Error & { status?: number },
  request,
  response,
  _next,
) => {
  if (error.status === 400) {
    sendError(response, 400, {
      error: "Malformed path",
      message: `${request.path} cannot be decoded; a percent sign is written %25`,
    });
    return;
  }
  console.error(error);
  sendError(response, 500, { error: "Internal error" });
};

/** Express answers 304 by itself where the request's conditions hold, and leaves the body out for HEAD. */
function send(response: Response, whole: Representation, cacheControl: string): void {
  if (whole.encoded) response.vary("Accept-Encoding");
  const chosen = negotiated(whole, response.req.get("Accept-Encoding"));
  if (chosen === undefined) {
    sendError(response, 406, {
      error: "Not acceptable",
      message: "Accept-Encoding refuses every form there is: br, gzip, and the plain one",
    });
    return;
  }
  const { representation, coding } = chosen;
  if (coding) response.set("Content-Encoding", coding);
  response.set({ "Cache-Control": cacheControl, ETag: representation.etag });
  response.type("json").send(representation.body);
}

/** @param error what to call a query that has problems */
function sendComputed(
  response: Response,
  { representation, problems }: Computed,
  error: string,
): void {
  if (representation) send(response, representation, CACHE_CONTROL.computed);
  else sendError(response, 400, { error, message: problems.join(". ") });
}

function sendError(
  response: Response,
  status: number,
  body: { error: string; message?: string },
): void {
  response.set("Cache-Control", CACHE_CONTROL.computed);
  response.status(status).json(body);
}

/** Without the question mark; empty also for a bare one. */
function queryOf({ url }: { url: string }): string {
  const mark = url.indexOf("?");
  return mark === -1 ? "" : url.slice(mark + 1);
}
