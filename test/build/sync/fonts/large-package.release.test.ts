import { readdirSync } from "node:fs";
import { fetchedPackages } from "../../../../build/sync/fonts/fetched-packages.ts";
import { temporaryFolder } from "../../../fixtures/temporary.ts";

it("a package of thousands of files was not fetched, since npm listed them all", async () => {
  const name = "@capsizecss/metrics";
  const folder = (await fetchedPackages({ [name]: "4.3.0" }, temporaryFolder())).get(name)!;
  expect(readdirSync(folder)).toContain("dist");
});
