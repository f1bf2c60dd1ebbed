import type { FontItem, PairingItem, RegistryItem } from "./items.ts";
import { isPairing } from "./items.ts";
import { itemNameIn } from "./pairing-fonts.ts";
import { fontsourcePackage } from "./provider-names.ts";

/**
 * Other forms of the same registry, from which users choose: *layered*, so that Tailwind's utilities
 * override a pairing's rules; *self-hosted*, layered too, which makes no request to Google, neither
 * when a Next.js app is built nor when a page is loaded.
 */
export const FLAVOURS = ["layered", "self-hosted"] as const;
export type Flavour = (typeof FLAVOURS)[number];

/** A pairing whose rules are in Tailwind's base layer. */
export type LayeredPairing = Omit<PairingItem, "css"> & { css: LayeredCss };
interface LayeredCss {
  "@layer base": PairingItem["css"];
}

/** A pairing that installs its fonts as packages. */
export type SelfHostedPairing = Omit<PairingItem, "css" | "cssVars" | "registryDependencies"> & {
  dependencies: string[];
  cssVars: { theme: Record<string, string> };
  css: Record<string, object>;
};

/** A font as a package and a variable; the client would turn a `registry:font` into `next/font`. */
export type SelfHostedFont = Pick<FontItem, "name" | "title" | "description" | "categories"> & {
  type: "registry:theme";
  dependencies: string[];
  cssVars: { theme: Record<string, string> };
  css: Record<string, object>;
};

export type FlavouredItem = LayeredPairing | FontItem | SelfHostedPairing | SelfHostedFont;

/**
 * An item in a flavour, under the URLs of that flavour.
 *
 * @param item published: its item URLs are absolute
 * @param fonts every font by name
 * @throws RangeError when a pairing names a font that is not among them
 */
export function flavoured(
  item: RegistryItem,
  flavour: Flavour,
  fonts: (name: string) => FontItem | undefined,
): FlavouredItem {
  if (!isPairing(item)) return flavour === "self-hosted" ? selfHostedFont(item) : item;
  return flavour === "self-hosted" ? selfHostedPairing(item, fonts) : layeredPairing(item);
}

function layeredPairing(pairing: PairingItem): LayeredPairing {
  return {
    ...pairing,
    registryDependencies: pairing.registryDependencies.map((url) => {
      const fileStart = url.lastIndexOf("/");
      return `${url.slice(0, fileStart)}/layered${url.slice(fileStart)}`;
    }),
    css: { "@layer base": pairing.css },
  };
}

function selfHostedPairing(
  { registryDependencies, ...pairing }: PairingItem,
  fonts: (name: string) => FontItem | undefined,
): SelfHostedPairing {
  const hosted = registryDependencies.map((url) => {
    const font = fonts(itemNameIn(url));
    if (font === undefined) throw new RangeError(`${pairing.name}: ${url} names no font`);
    return selfHostedFont(font);
  });
  return {
    ...pairing,
    dependencies: hosted.flatMap(({ dependencies }) => dependencies),
    cssVars: {
      theme: Object.assign(
        {},
        pairing.cssVars.theme,
        ...hosted.map(({ cssVars }) => cssVars.theme),
      ) as Record<string, string>,
    },
    css: {
      ...(Object.assign({}, ...hosted.map(({ css }) => css)) as Record<string, object>),
      "@layer base": pairing.css,
    },
  };
}

function selfHostedFont({
  name,
  title,
  description,
  categories,
  font,
  css,
  meta,
}: FontItem): SelfHostedFont {
  const dependency = font.dependency ?? fontsourcePackage(name, true);
  const own = Object.keys(css ?? {}).filter((line) => line.startsWith(`@import "${dependency}/`));
  // The default import is upright; Molle, which has only an italic, has none.
  const isUpright = meta?.styles?.includes("normal") ?? true;
  const imports = isUpright
    ? [`@import "${dependency}"`, ...own]
    : font.weight.map((weight) => `@import "${dependency}/${weight}-italic.css"`);
  return {
    name,
    type: "registry:theme",
    title,
    description,
    ...(categories && { categories }),
    dependencies: [dependency],
    cssVars: { theme: { [font.variable]: font.family } },
    css: Object.fromEntries(imports.map((line) => [line, {}])),
  };
}
