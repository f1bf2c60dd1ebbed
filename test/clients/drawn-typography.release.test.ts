import { nearestWeight, weightsOf } from "../../registry/faces/face-weights.ts";
import type { PairingItem } from "../../registry/model/items.ts";
import { resolveFontName } from "../../registry/pairing/pairing-fonts.ts";
import { HEADING_KEYS } from "../../registry/pairing/scale.ts";
import { onPage } from "../shared/browser.ts";
import { typographicProblems } from "./drawn-typography.ts";
import { fileServer } from "./file-server.ts";
import { MEASURED_ROOT, fetchImportedPackages, writeMeasuredPage } from "./measured-page.ts";
import { statedAt } from "./installed-pairing.ts";
import { rendered } from "./rendered-page.ts";
import { catalog, servedUrl } from "./served-registry.ts";
import { SELECTORS, differences, textsOf } from "./stated-typography.ts";

/** Pages are compiled one by one in a process each, as a browser draws another. */
const TABS = 4;

const site = await fileServer(MEASURED_ROOT);
afterAll(() => {
  site.close();
});

it("every pairing, installed: headings fit a phone, lines do not touch in any language, italics, figures, bolds and code are as they should be", async () => {
  const itemUrl = (name: string) => servedUrl(`r/layered/${name}.json`);
  const some = process.env.PAIRINGS?.split(",");
  const waiting = [...catalog.pairings].filter(([name]) => some?.includes(name) ?? true);
  await fetchImportedPackages(waiting.map(([name]) => itemUrl(name)));
  const found: string[] = [];
  const tab = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [name, item] = next;
      const page = await writeMeasuredPage(itemUrl(name), `drawn-${name}`);
      const problems = await onPage(`${site.url}${page}`, (open) =>
        typographicProblems(open, item, (font) => catalog.fonts.get(font)),
      );
      found.push(...problems.map((problem) => `${name}: ${problem}`));
    }
  };
  await Promise.all(Array.from({ length: TABS }, tab));
  expect(found).toEqual([]);
});

/** Families that are variable, static, of one weight, of italics alone, of another script. */
const QUERIES = [
  "editorial?h1-weight=500",
  "editorial?h4-weight=900&body-weight=500",
  "minimal?h1-weight=250",
  "poppins-alone?h1-weight=300",
  "poppins-alone?body-weight=500&h2-weight=900",
  "minimal?heading=lobster",
  "minimal?heading=molle",
  "poppins-alone?heading=molle&body=lato",
  "editorial?body=lato&h1-weight=900",
  "poppins-alone?heading=cairo&h1-weight=200",
  "editorial?heading=noto-nastaliq-urdu",
  "minimal?mono=space-mono&heading=anton",
  "minimal?h1-size=3rem&h1-lh=40px",
  "minimal?h1-size=clamp(2rem, 1rem %2B 3vw, 4rem)&body-lh=28px",
  "editorial?code-size=0.9em&mono=fira-code&body=recursive",
];

it("what a query asks for arrives: in the browser, in the request for the provider, in tokens and DESIGN.md", async () => {
  const itemUrls = QUERIES.map((query) => servedUrl(`r/layered/${withJson(query)}`));
  await fetchImportedPackages(itemUrls);
  const found: string[] = [];
  for (const [index, query] of QUERIES.entries()) {
    const item = await statedAt(`r/layered/${withJson(query)}`);
    const page = await writeMeasuredPage(itemUrls[index] ?? "", `query-${index}`);
    const drawn = await onPage(`${site.url}${page}`, async (open) =>
      differences(await rendered(open, SELECTORS, textsIn(item)), item, catalog.fonts),
    );
    const [name = "", parameters = ""] = query.split("?");
    const css = await textAt(`css/${name}.css?${parameters}`);
    const tokens = await textAt(`tokens/${name}.tokens.json?${parameters}`);
    const design = await textAt(`design/${name}.md?${parameters}`);
    found.push(...drawn.map((problem) => `${query}: ${problem}`));
    for (const key of HEADING_KEYS) {
      const { "font-family": family, "font-weight": weight } = item.css[key];
      const font = catalog.fonts.get(resolveFontName(item, family) ?? "");
      const title = font?.title ?? "";
      const request = css
        .split(/[?&]/)
        .find((part) => part.startsWith(`family=${title.replaceAll(" ", "+")}:`));
      const nearest = nearestWeight(weightsOf(font), Number(weight));
      const problems = [
        ...(request?.includes(String(nearest)) ? [] : [`requests ${request}, not ${nearest}`]),
        ...(tokens.includes(`"${title}"`) ? [] : [`has no ${title} in tokens`]),
        ...(design.includes(title) ? [] : [`has no ${title} in DESIGN.md`]),
      ];
      found.push(...problems.map((problem) => `${query}: ${key} ${problem}`));
    }
  }
  expect(found).toEqual([]);
});

/** Without the code in it, the heading is of one face. */
const textsIn = (item: PairingItem) => ({ h2: "What the tide brings", ...textsOf(item) });

/** `minimal?h1-size=3rem` -> `minimal.json?h1-size=3rem` */
function withJson(query: string): string {
  return query.replace("?", ".json?");
}

async function textAt(path: string): Promise<string> {
  const reply = await fetch(servedUrl(path));
  if (reply.status !== 200) throw new Error(`${path}: ${reply.status}`);
  return reply.text();
}
