import { type SiteUnderTest, siteUnderTest } from "./site-under-test.ts";

let site: SiteUnderTest;

beforeAll(async () => {
  site = await siteUnderTest();
});

afterAll(() => site.close());

it("home shows every pairing without JavaScript", async () => {
  const page = await site.openPage("/", { width: 1440, javaScript: false });
  expect(await page.locator(".cards > li").count()).toBe(574);
  await page.close();
});
