import { PublishError, publishError } from "../../../build/dist/publish-error.ts";

const DIST = "/srv/www/dist";

const systemError = (code: string, path: string | undefined = `${DIST}/r/a.json`) =>
  Object.assign(new Error(`${code}: open`), { code, syscall: "open", ...(path && { path }) });

it.each([
  [
    "ENOSPC",
    "no space, or no inodes, left on its file system (ENOSPC). Nothing was changed. Free some there, or choose another folder with --out.",
  ],
  [
    "EDQUOT",
    "the disk quota is exceeded (EDQUOT). Nothing was changed. Free some space, or choose another folder with --out.",
  ],
  [
    "EROFS",
    "its file system is read-only (EROFS). Nothing was changed. Choose another folder with --out.",
  ],
  [
    "EACCES",
    "permission denied (EACCES). Nothing was changed. Allow this user to write there, or use --out.",
  ],
  [
    "EPERM",
    "operation not permitted (EPERM). Nothing was changed. Allow this user to write there, or use --out.",
  ],
  [
    "EFBIG",
    "a file is larger than is allowed there (EFBIG). Nothing was changed. Raise that limit (`ulimit -f`).",
  ],
  ["EMFILE", "too many open files (EMFILE). Nothing was changed. Raise that limit (`ulimit -n`)."],
  [
    "ENOENT",
    "a folder was not found (ENOENT). Nothing was changed. Build again, or choose another folder with --out.",
  ],
  [
    "ENOTDIR",
    "a file is where a folder is needed (ENOTDIR). Nothing was changed. Choose another folder with --out.",
  ],
  [
    "ENAMETOOLONG",
    "the path is too long (ENAMETOOLONG). Nothing was changed. Choose a shorter one with --out.",
  ],
])("%s says what the system refused, that nothing changed, and what to do", (code, rest) => {
  const error = systemError(code);
  const told = publishError(DIST, error) as PublishError;
  expect(told).toBeInstanceOf(PublishError);
  expect(told.name).toBe("PublishError");
  expect(told.message).toBe(`${DIST} cannot be written: ${rest}`);
  expect(told.cause).toBe(error);
});

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
