import jest from "./jest.config.js";

const [unit] = jest.projects;

/** For `npm run test:mutation -- --mutate FILE`; all files take hours. */
export default {
  mutate: [
    "{registry,build/check,server}/**/*.ts",
    "!**/*.d.ts",
    // Written by the compilation.
    "!registry/generated/**",
  ],
  testRunner: "jest",
  jest: {
    projectType: "custom",
    // Without the other projects of that file, which share a build and a browser.
    config: { ...unit, projects: [], testTimeout: jest.testTimeout },
    enableFindRelatedTests: true,
  },
  testRunnerNodeArgs: ["--experimental-vm-modules", "--no-warnings"],
  coverageAnalysis: "perTest",
  // A comment in each file would change what tests read: recorded installations, generated modules.
  disableTypeChecks: false,
  dryRunTimeoutMinutes: 30,
  timeoutMS: 60_000,
  ignorePatterns: ["/dist", "/.cache"],
  tempDirName: ".cache/stryker",
  reporters: ["clear-text"],
};
