/** From the bottom: a room imports nothing of those above it. */
const LADDERS = {
  registry: [
    "model",
    "css",
    "faces",
    "measures",
    "pairing",
    "search",
    "flavours",
    "formats",
    "generated",
    "lookup",
    "overrides",
  ],
  build: ["dist", "check", "site", "publish", "new", "commands", "sync"],
};

const rungs = Object.entries(LADDERS).flatMap(([top, rooms]) =>
  rooms.slice(0, -1).map((room, rung) => ({
    name: `${top}-${room}-on-its-rung`,
    severity: "error",
    from: { path: `^${top}/${room}/` },
    to: { path: `^${top}/(${rooms.slice(rung + 1).join("|")})/` },
  })),
);

const PAGES = "(home|fonts|pairing|compare|use|docs)";

module.exports = {
  forbidden: [
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-circles-of-folders",
      severity: "error",
      scope: "folder",
      from: { path: "^(registry|build|server)/[^/]+$" },
      to: { circular: true },
    },
    {
      name: "registry-stands-alone",
      severity: "error",
      from: { path: "^registry/" },
      to: { path: "^(build|server)/" },
    },
    {
      name: "server-reads-the-format-of-dist",
      comment: "Of build, the server may import what dist is, not how it is checked or made.",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^build/(?!dist/)" },
    },
    ...rungs,
    {
      name: "no-page-imports-another",
      severity: "error",
      from: { path: `^build/site/${PAGES}/` },
      to: { path: `^build/site/${PAGES}/`, pathNot: "^build/site/$1/" },
    },
    {
      name: "shared-imports-no-page",
      severity: "error",
      from: { path: "^build/site/shared/" },
      to: { path: `^build/site/${PAGES}/` },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
  },
};
