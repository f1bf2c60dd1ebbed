import { onPage } from "../shared/browser.ts";
import { typographicProblems } from "./drawn-typography.ts";
import { fileServer } from "./file-server.ts";
import { MEASURED_ROOT, fetchImportedPackages, writeMeasuredPage } from "./measured-page.ts";
import { catalog, servedUrl } from "./served-registry.ts";

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
