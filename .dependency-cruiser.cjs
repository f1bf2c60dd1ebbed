/** From the bottom: a room imports nothing of those above it. */
const LADDER = ["dist", "check", "site", "publish", "new", "commands"];

const PAGES = "(home|fonts|pairing|compare|docs|agents)";

/** The pages are taken apart in a change of their own, which moves what two of them use to site/shared/. */
const SITE = "^build/site/";

module.exports = {
  forbidden: [
    {
      name: "no-circles",
      severity: "error",
      from: { pathNot: SITE },
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
    ...LADDER.map((room, rung) => ({
      name: `build-${room}-on-its-rung`,
      severity: "error",
      from: { path: `^build/${room}/`, pathNot: SITE },
      to: { path: `^build/(${[...LADDER.slice(rung + 1), "sync"].join("|")})/` },
    })),
    {
      name: "no-page-imports-another",
      severity: "error",
      from: { path: `^build/site/${PAGES}/`, pathNot: SITE },
      to: { path: `^build/site/${PAGES}/`, pathNot: "^build/site/$1/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
  },
};
