/** Of what every test needs. Paths that Jest looks for modules in leave out copies of the package. */
const shared = {
  modulePathIgnorePatterns: [
    "<rootDir>/lib/",
    "<rootDir>/dist",
    "<rootDir>/.dist\\.",
    "<rootDir>/.cache/",
  ],
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  transform: {
    "\\.tsx?$": ["ts-jest", { useESM: true, diagnostics: false, tsconfig: "test/tsconfig.json" }],
  },
};

/** What drives real hosts, clients and browsers shares one build, one archive, one server, one browser. */
const driving = {
  ...shared,
  globalSetup: "<rootDir>/test/shared/setup.mjs",
  globalTeardown: "<rootDir>/test/shared/teardown.mjs",
};

/** The end of a file's name says when a test runs: see CONTRIBUTING.md. */
export default {
  // For a release, tests build many apps, on machines that may have other work.
  testTimeout: process.env.TEST_RELEASE === undefined ? 300_000 : 3_600_000,
  // Jest leaves one processor idle unless told.
  maxWorkers: "100%",
  projects: [
    {
      ...shared,
      displayName: "unit",
      testMatch: ["<rootDir>/test/**/*.test.ts"],
      testPathIgnorePatterns: ["\\.(?:system|release)\\.test\\.ts$"],
    },
    { ...driving, displayName: "system", testMatch: ["<rootDir>/test/**/*.system.test.ts"] },
    { ...driving, displayName: "release", testMatch: ["<rootDir>/test/**/*.release.test.ts"] },
  ],
};
