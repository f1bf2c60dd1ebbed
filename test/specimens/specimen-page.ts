import type { FontItem, PairingItem } from "../../registry/model/items.ts";
import { flavoured } from "../../registry/flavours/index.ts";
import { textSizeOf } from "../../registry/pairing/scale.ts";

/** Where a package's files are served, from the page's own host. */
export type PackageUrl = (packageName: string) => string;

/**
 * A page that shows a pairing at work: all four headings, running text, emphasis and code, the
 * preview in its own script where there is one, in the colour scheme of the system.
 */
export function specimenPage(
  pairing: PairingItem,
  fonts: ReadonlyMap<string, FontItem>,
  packageUrl: PackageUrl,
): string {
  const title = escaped(pairing.title);
  const name = title.split(" — ")[0] ?? title;
  const description = escaped(pairing.description);
  const preview = pairing.meta?.preview === undefined ? undefined : escaped(pairing.meta.preview);
  const text = preview === undefined ? description : `${preview} ${preview} ${preview}`;
  return `<!doctype html>
<html dir="${isRightToLeft(preview) ? "rtl" : "ltr"}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
${stylesheet(pairing, fonts, packageUrl)}
:root { color-scheme: light dark }
body { font-size: ${textSizeOf(pairing)}; max-width: 42rem; margin: 2rem auto; padding: 0 1.5rem }
h1, h2, h3, h4 { margin: 1.2em 0 .5em }
h1 { margin-top: 0 }
p { margin: 0 0 1em }
pre { overflow: auto; padding: .75rem; background: color-mix(in srgb, CanvasText 6%, Canvas) }
</style>
<body>
<h1>${preview ?? name}</h1>
<p dir="ltr">${description}</p>
<h2>${preview ?? "Where the second heading stands"}</h2>
<p>${text} <strong>${preview ?? "Bold says so."}</strong> <em>${preview ?? "Italic leans on it."}</em></p>
<p dir="ltr">The command <code>npm run build -- --base-url</code> stands in a sentence.</p>
<h3>${preview ?? "Third, over a list of figures 0123456789"}</h3>
<pre dir="ltr"><code>const scale = [1, 1.25, 1.5625]; // 0O 1lI {} =&gt;
export default scale.map((step) =&gt; \`\${step}rem\`);</code></pre>
<h4 dir="ltr">${title}</h4>
<p>${text}</p>
</body>
</html>
`;
}

function stylesheet(
  pairing: PairingItem,
  fonts: ReadonlyMap<string, FontItem>,
  packageUrl: PackageUrl,
): string {
  const hosted = flavoured(pairing, "self-hosted", (font) => fonts.get(font))?.item;
  const imports = Object.keys(hosted?.css ?? {}).flatMap((key) => {
    const path = /^@import "((?:@[^/]+\/)?[^/"]+)(\/[^"]+)?"$/.exec(key);
    return path ? [`@import "${packageUrl(path[1] ?? "")}${path[2] ?? "/index.css"}";`] : [];
  });
  const variables = hosted?.cssVars ? rule(":root", hosted.cssVars.theme) : "";
  const rules = Object.entries(pairing.css).map(([selector, declarations]) =>
    rule(selector, declarations),
  );
  return [...imports, variables, ...rules].join("\n");
}

function rule(selector: string, declarations: object): string {
  const lines = Object.entries(declarations).map(([property, value]) => `  ${property}: ${value};`);
  return `${selector} {\n${lines.join("\n")}\n}`;
}

function isRightToLeft(text = ""): boolean {
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
