/**
 * `npm run measure:site -- [--only a,b]`: how long pages take to draw a change, with the CPU slowed four
 * times: pages of pairings while a size is dragged and while it is stepped by keys, home and the fonts
 * while a search is typed. It prints figures; on a machine that does other work at the same time the CPU
 * time is the figure to read.
 */
import { Command } from "commander";
import { siteUnderTest } from "../site/site-under-test.ts";
import type { DevToolsSession } from "./browser.ts";
import type { ReaderPage } from "./reader-page.ts";

const CPU_SLOWDOWN = 4;
const STEPS = 40;
const STEP_MILLISECONDS = 60;
const LETTER_MILLISECONDS = 150;

/** Headings in several faces, long text, Japanese, right to left. */
const NAMES = ["minimal", "editorial", "inter-alone", "evening-extra", "artist-proof", "atelier"];

/**
 * Records how long each event takes until the page has drawn the frame after it. The Event Timing API
 * does not count what a pointer does while it drags, and states 200 ms more than it takes where
 * the frame has nothing new to draw.
 *
 * @see https://web.dev/articles/inp
 */
const OBSERVE = `window.waits = [];
for (const type of ["pointerdown", "pointermove", "pointerup", "keydown", "keyup", "click"])
  addEventListener(type, ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => waits.push([performance.now() - timeStamp, type]);
      port2.postMessage(undefined);
    });
  }, { capture: true, passive: true });`;

const { only } = new Command("measure:site")
  .option("--only <names>", "these pairings, with commas between")
  .parse()
  .opts<{ only?: string }>();

const site = await siteUnderTest();
for (const name of only?.split(",") ?? NAMES) await measureTuning(name);
await measureTyping("/", "#site-search", "warm serif blog");
await measureTyping("/fonts/", ".font-search input", "playfair display");
await site.close();

async function measureTuning(name: string): Promise<void> {
  const page = await site.openPage(`/pairings/${name}/`, { width: 1440 });
  const session = await page.context().newCDPSession(page);
  await page.locator('[name="panel-tab"][value="tune"]').check();
  const slider = page.getByLabel("H1 size, slider", { exact: true });
  await slider.waitFor();
  await slider.scrollIntoViewIfNeeded();
  const cpu = await cpuTimeOf(session, () => drag(page));
  await page.evaluate(OBSERVE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await drag(page);
  for (let press = 0; press < 10; press += 1) {
    await slider.press("ArrowRight");
    await pause(STEP_MILLISECONDS * 2);
  }
  const slowed = await waits(page);
  await page.close();
  console.log(
    `${name}: ${cpu.toFixed(1)} ms of CPU for each change (${(cpu * CPU_SLOWDOWN).toFixed(0)} ms slowed); ${slowed}`,
  );
}

/** From the click that focuses the search on. The results of an earlier letter may be drawn with the next. */
async function measureTyping(path: string, field: string, text: string): Promise<void> {
  const page = await site.openPage(path, { width: 1440 });
  const session = await page.context().newCDPSession(page);
  await page.evaluate(OBSERVE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.locator(field).click();
  await pause(LETTER_MILLISECONDS);
  await page.keyboard.type(text, { delay: LETTER_MILLISECONDS });
  await pause(1000);
  console.log(`${path}, typing “${text}”: ${await waits(page)}`);
  await page.close();
}

async function waits(page: ReaderPage): Promise<string> {
  const sorted = (
    (await page.evaluate("window.waits")) as [milliseconds: number, event: string][]
  ).sort(([one], [other]) => one - other);
  const [median = 0] = sorted[sorted.length >> 1] ?? [];
  const [slowest = 0, event = ""] = sorted.at(-1) ?? [];
  return `of ${sorted.length} events slowed: median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms (${event}) until drawn`;
}

async function drag(page: ReaderPage): Promise<void> {
  const box = await page.getByLabel("H1 size, slider", { exact: true }).boundingBox();
  if (box === null) throw new Error("The slider is not drawn.");
  const y = box.y + box.height / 2;
  const x = (step: number) => box.x + box.width * (0.4 + 0.3 * Math.sin(step / 3));
  await page.mouse.move(x(0), y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) {
    await page.mouse.move(x(step), y);
    await pause(STEP_MILLISECONDS);
  }
  await page.mouse.up();
}

/** Of the page's main thread, in milliseconds for each step: what other processes do does not count. */
async function cpuTimeOf(session: DevToolsSession, act: () => Promise<void>): Promise<number> {
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const start = await taskSeconds(session);
  await act();
  return (((await taskSeconds(session)) - start) * 1000) / STEPS;
}

async function taskSeconds(session: DevToolsSession): Promise<number> {
  const { metrics } = (await session.send("Performance.getMetrics")) as {
    metrics: { name: string; value: number }[];
  };
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
