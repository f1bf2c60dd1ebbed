import type { ServerResponse } from "node:http";
import express, { type Express } from "express";
import { createApp } from "../../server/app.ts";
import {
  type Publication,
  computedContent,
  cachedBy,
  textOf,
} from "../../server/replies/content.ts";
import { onlyLocalHosts } from "./dev-hosts.ts";

/** The result of the last build, shown on every open page. */
export interface DevState {
  /** `failed`: the page is as it was before. */
  kind: "built" | "unchanged" | "failed";
  /** Errors or warnings, as the terminal shows them; empty for none. */
  text: string;
}

/** The app of `dev`: what is published, and a script in each page that follows the builds. */
export interface DevApp {
  appOf: (current: () => Publication) => Express;
  /** Tells every page that is open. */
  show: (state: DevState) => void;
}

/** @param host that the server listens on */
export function devApp(host: string): DevApp {
  const pages = new Set<ServerResponse>();
  let last: DevState = { kind: "unchanged", text: "" };
  const send = (page: ServerResponse, state: DevState) =>
    page.write(`data: ${JSON.stringify(state)}\n\n`);
  const appOf = (current: () => Publication) => {
    const app = express();
    app.disable("x-powered-by");
    app.use(onlyLocalHosts(host));
    app.get(SCRIPT_PATH, (_, response) => {
      response.set("Cache-Control", "no-store").type("text/javascript").send(SCRIPT);
    });
    app.get(EVENTS_PATH, (_, response) => {
      response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
      pages.add(response);
      const heartbeat = setInterval(() => response.write(":\n\n"), HEARTBEAT_MILLISECONDS).unref();
      response.on("close", () => {
        clearInterval(heartbeat);
        pages.delete(response);
      });
      // It has the latest build already.
      send(response, last.kind === "failed" ? last : { ...last, kind: "unchanged" });
    });
    return app.use(createApp(() => withScript(current())));
  };
  return {
    appOf,
    show: (state) => {
      last = state;
      for (const page of pages) send(page, state);
    },
  };
}

function withScript(publication: Publication): Publication {
  return {
    ...publication,
    file: (path) => {
      const content = publication.file(path);
      return content && path.endsWith(".html") ? pageWithScript(content) : content;
    },
  };
}

const pageWithScript = cachedBy((page) => {
  const script = `<script type="module" src="${SCRIPT_PATH}"></script>`;
  const html = textOf(page).replace("</body>", `${script}</body>`);
  return computedContent(html, page, SCRIPT);
});

const SCRIPT_PATH = "/dev/page.js";
const EVENTS_PATH = "/dev/events";

/** How often a comment is sent to an open page: the server closes connections that are idle for a minute. */
const HEARTBEAT_MILLISECONDS = 20_000;

/** Reloads the page after a build, and shows what the terminal does; also after the command has been restarted. */
const SCRIPT = `const events = new EventSource("${EVENTS_PATH}");
let isOpened = false;
events.addEventListener("open", () => {
  if (isOpened) location.reload();
  isOpened = true;
});
const shown = document.createElement("details");
const [summary, text] = [document.createElement("summary"), document.createElement("pre")];
Object.assign(shown.style, {
  position: "fixed", inset: "auto 0 0 0", zIndex: 9999, maxHeight: "60vh", overflow: "auto",
  padding: "12px 16px", background: "#1b1b1b", color: "#fff", font: "13px/1.5 ui-monospace, monospace",
});
text.style.whiteSpace = "pre-wrap";
shown.append(summary, text);
events.addEventListener("message", ({ data }) => {
  const state = JSON.parse(data);
  if (state.kind === "built") location.reload();
  shown.open = state.kind === "failed";
  summary.textContent = shown.open ? "The last change was not published" : "Warnings";
  text.textContent = state.text;
  if (state.text === "") shown.remove();
  else document.body.append(shown);
});
`;
