import { tunable, tunedFormat, tunedItem } from "../../build/site/shared/tuning/tuned-files.ts";
import { parseOverrideParameters } from "../../registry/overrides/override-parameters.ts";

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
const STYLESHEET = "h1 {\n  font-size: 3rem;\n}\n\nbody, p {\n  line-height: 1.6;\n}\n";

function overridesIn(query: string) {
  return parseOverrideParameters(new URLSearchParams(query)).overrides!;
}

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

describe("a file in a format", () => {
  const item = tunable(ITEM);

  it("is the published text without overrides, whatever its rules are", () => {
    expect(tunedFormat("css", "p { color: red }", item, [])).toBe("p { color: red }");
  });

  it("cannot be in a format that there is not", () => {
    const overrides = overridesIn("body-lh=1.8");
    // @ts-expect-error: no such format
    expect(() => tunedFormat("less", STYLESHEET, item, overrides)).toThrow(
      new RangeError("There is no format less."),
    );
  });
});
