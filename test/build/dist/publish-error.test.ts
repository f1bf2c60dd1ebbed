import { PublishError, publishError } from "../../../build/dist/publish-error.ts";

const DIST = "/srv/www/dist";

const systemError = (code: string, path: string | undefined = `${DIST}/r/a.json`) =>
  Object.assign(new Error(`${code}: open`), { code, syscall: "open", ...(path && { path }) });

const CODES = "ENOSPC EDQUOT EROFS EACCES EPERM EFBIG EMFILE ENOENT ENOTDIR ENAMETOOLONG";

it.each(CODES.split(" "))(
  "%s says what the system refused, that nothing changed, and what to do",
  (code) => {
    const error = systemError(code);
    const reported = publishError(DIST, error) as PublishError;
    expect(reported).toBeInstanceOf(PublishError);
    expect(reported.message).toMatch(
      /^\/srv\/www\/dist cannot be written: [^()]+ \(E[A-Z]+\)\. Nothing was changed\. [A-Z].*\.$/,
    );
    expect(reported.message).toContain(` (${code}). `);
    expect(reported.cause).toBe(error);
  },
);

it.each([
  ["the folder", DIST],
  ["a folder above it", "/srv"],
  ["a file in it", `${DIST}/index.html`],
  ["a file in the folder of a new build beside it", "/srv/www/.dist.new-1/index.html"],
  ["no path", ""],
])("an error that names %s is one of publishing", (_, path) => {
  const error = systemError("EACCES", path);
  expect(publishError(DIST, error)).toBeInstanceOf(PublishError);
});

it.each([
  ["a file of the registry", systemError("EACCES", "/srv/www/registry/pairings/a.json")],
  ["a folder whose name begins alike", systemError("EACCES", "/srv/www/distant/a.json")],
  ["a folder above it whose name ends alike", systemError("EACCES", "/www/dist/")],
  ["a code that no user can act on", systemError("EIO")],
  ["no call of the system", Object.assign(new Error("no"), { code: "EACCES" })],
])("an error with %s stays as it is", (_, error) => {
  expect(publishError(DIST, error)).toBe(error);
});
