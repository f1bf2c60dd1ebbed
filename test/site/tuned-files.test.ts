import { tunable, tunedItem } from "../../build/site/shared/tuning/tuned-files.ts";

/** As published, with fewer fields and rules. */
const ITEM = `{
  "name": "pairing-atlas",
  "type": "registry:style",
  "css": {
    "h1": {
      "font-size": "3rem"
    },
    "body, p": {
      "line-height": "1.6"
    }
  }
}
`;
describe("an item", () => {
  it("is the published text without overrides, however that is written", () => {
    const onOneLine = JSON.stringify(JSON.parse(ITEM));
    expect(tunedItem(onOneLine, [])).toBe(onOneLine);
  });

  it("cannot be tuned where it is a font", () => {
    const font = JSON.stringify({ name: "inter", type: "registry:font" });
    expect(() => tunable(font)).toThrow(
      new RangeError("The item is a font: nothing of it can be tuned."),
    );
  });
});
