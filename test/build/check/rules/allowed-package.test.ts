import { isAllowedPackage } from "../../../../build/check/rules/allowed-package.ts";

const PACKAGES = ["@acme/fonts", "acme-type"];

it.each([
  ["/font/dependency", "@acme/fonts"],
  ["/font/dependency", "acme-type"],
  ["/dependencies/0", "@acme/fonts"],
  ["/dependencies/12", "acme-type"],
  ["/css", '@import "@acme/fonts"'],
  ["/css", '@import "acme-type"'],
  ["/css", '@import "@acme/fonts/sans.css"'],
  ["/css", '@import "@acme/fonts/css/Sans_2-bold.min.css"'],
])("%s may be %s", (pointer, text) => {
  expect(isAllowedPackage(pointer, text, PACKAGES)).toBe(true);
});

it.each([
  ["/font/dependency", "@acme/font"],
  ["/font/dependency", "@acme/fonts/sans.css"],
  ["/dependencies/0", "@acme/fonts@npm:evil"],
  ["/dependencies", "@acme/fonts"],
  ["/dependencies/0/1", "@acme/fonts"],
  ["/dependencies/x", "@acme/fonts"],
  ["/dependencies/x1", "@acme/fonts"],
  ["/meta/dependencies/0", "@acme/fonts"],
  ["/font/family", "@acme/fonts"],
  ["", "@acme/fonts"],
  ["/css", "@acme/fonts"],
  ["/css", '@import "@acme/other"'],
  ["/css", '@import "@acme/fontsy/sans.css"'],
  ["/css", '@import "@acme/fonts/sans.css'],
  ["/css", '@import "@acme/fonts/sans.css" print'],
  ["/css", '@import "@acme/fonts/sans.scss"'],
  ["/css", '@import "@acme/fonts/sans"'],
  ["/css", '@import "@acme/fonts/.css"'],
  ["/css", '@import "@acme/fonts/../evil/sans.css"'],
  ["/css", '@import "@acme/fonts//sans.css"'],
  ["/css", '@import "@acme/fonts/a b.css"'],
  ["/css", '@import "@acme/fonts/sansxcss"'],
  ["/css", 'x@import "@acme/fonts/sans.css"'],
  ["/font/dependency", '@import "@acme/fonts"'],
])("%s is not %s", (pointer, text) => {
  expect(isAllowedPackage(pointer, text, PACKAGES)).toBe(false);
});

it("without packages of the configuration none is allowed", () => {
  expect(isAllowedPackage("/font/dependency", "@acme/fonts", [])).toBe(false);
  expect(isAllowedPackage("/css", '@import "@acme/fonts"', [])).toBe(false);
});
