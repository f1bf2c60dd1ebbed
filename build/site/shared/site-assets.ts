import { existsSync, readFileSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { byCodePoints } from "../../../registry/model/items.ts";
import { packageDir } from "../../../registry/model/package-root.ts";
import { type DistFile, sha256 } from "../../dist/write-dist.ts";

/** The scripts and stylesheets of the pages, as `npm run compile` has bundled them. */
export interface SiteAssets {
  /**
   * The path of an asset below the site's root: `home.js` -> `site/home.4f3a2b1c.js`.
   *
   * @throws RangeError when there is none of that name
   */
  path: (name: string) => string;
  files: readonly DistFile[];
}

const bundleDir = join(packageDir, "lib/build/site/assets");

/** Of a content's hash, in the name of its file: 60 bits. */
const HASH_CHARACTERS = 10;

/**
 * Reads the bundled assets. All but scripts get the hash of their content here, since stylesheets begin with
 * what the build adds to them; the names of scripts come from the bundler, because scripts import each other.
 *
 * @param added CSS at the beginning of each stylesheet, by its name
 * @param made further assets, such as `cards.css`, by their names
 */
export function readSiteAssets(
  added: ReadonlyMap<string, string>,
  made: ReadonlyMap<string, string> = new Map(),
): SiteAssets {
  const paths = new Map<string, string>();
  const files: DistFile[] = [];
  const names = existsSync(bundleDir) ? readdirSync(bundleDir).sort(byCodePoints) : [];
  const bundled = names.map((name) => {
    const text = readFileSync(join(bundleDir, name), "utf8");
    return [name, (added.get(name) ?? "") + text] as const;
  });
  for (const [name, body] of [...bundled, ...made]) {
    const path = `site/${name.endsWith(".js") ? name : hashedName(name, body)}`;
    paths.set(name.replace(/\.[A-Z0-9]{8}\.js$/, ".js"), path);
    files.push({ paths: [path], body });
  }
  return {
    files,
    path: (name) => {
      const path = paths.get(name);
      if (path === undefined) throw new RangeError(`The site has no asset ${name}.`);
      return path;
    },
  };
}

/** `home.css` -> `home.4f3a2b1c9d.css` */
export function hashedName(name: string, body: string | Buffer): string {
  return withHash(name, sha256(body).slice(0, HASH_CHARACTERS));
}

/** The published name, or path, of a file whose content has a hash. */
export function withHash(name: string, hash: string): string {
  const extension = extname(name);
  return `${name.slice(0, name.length - extension.length)}.${hash}${extension}`;
}
