import { placeAttributes } from "../../build/site/panel/install-place.ts";
import { cachedPage } from "../../build/site/page-cache.ts";
import { longTextSelector, specimenSelector } from "../../build/site/specimen/specimen-selector.ts";

describe("the selectors of a specimen", () => {
  it.each([
    ["body, p", ".type-lora, .type-lora p"],
    ["h1", ".type-lora :is(h1, .h1)"],
    ["h4, h5, h6", ".type-lora :is(h4, h5, h6, .h4, .h5, .h6)"],
    ["code, pre", ".type-lora :is(code, pre)"],
    ["pre code", ".type-lora pre code"],
  ] as const)("hold the rule of %s inside its element", (key, selector) => {
    expect(specimenSelector("lora", key)).toBe(selector);
  });

  it("have long text in the element itself or inside it", () => {
    expect(longTextSelector("lora")).toBe(".type-lora.long-text, .type-lora .long-text");
  });
});

describe("what is shown for some choices", () => {
  it("is marked with every framework of its projects, and with its flavours", () => {
    expect(placeAttributes({ projects: ["vite"], flavours: ["plain", "layered"] })).toEqual({
      "data-framework": "vite vue svelte",
      "data-flavour": "plain layered",
    });
  });

  it("is not marked where it is shown everywhere", () => {
    expect(placeAttributes({})).toEqual({
      "data-framework": undefined,
      "data-flavour": undefined,
    });
  });
});

describe("a page of an earlier build", () => {
  const file = { paths: ["a.html"], body: "" };
  const input = {};
  const cache = new Map([["a.html", { inputs: [input, "name"], file }]]);

  it("is there for the same inputs, and no others", () => {
    expect(cachedPage(cache, "a.html", [input, "name"])).toBe(file);
    expect(cachedPage(cache, "a.html", [{}, "name"])).toBeUndefined();
    expect(cachedPage(cache, "a.html", [input, "other"])).toBeUndefined();
  });

  it("is not there for fewer or more inputs, nor at another path", () => {
    expect(cachedPage(cache, "a.html", [input])).toBeUndefined();
    expect(cachedPage(cache, "a.html", [input, "name", undefined])).toBeUndefined();
    expect(cachedPage(cache, "b.html", [input, "name"])).toBeUndefined();
  });
});
