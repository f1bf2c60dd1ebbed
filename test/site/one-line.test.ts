import { compareStateOf, searchOfCompare } from "../../build/site/compare/compare-state.ts";
import { searchOfState, stateOfSearch } from "../../build/site/use/page-state.ts";
import { oneLine } from "../../build/site/shared/one-line.ts";

describe("an emoji at the last place of a long headline in a link stopped the page", () => {
  const headline = `${"a".repeat(199)}😀`;
  const search = `?text=${encodeURIComponent(headline)}`;
  const written = `?text=${"a".repeat(199)}`;

  it("of a pairing", () => {
    expect(oneLine(headline)).toBe("a".repeat(199));
  });

  it("of a comparison, of partners", () => {
    expect(searchOfCompare(compareStateOf(search))).toBe(written);
    expect(searchOfState(stateOfSearch(search))).toBe(written);
  });
});

it("keeps emoji and joined letters that end before the limit", () => {
  expect(oneLine("Zoë 👩‍👩‍👧 \n\t नमस्ते")).toBe("Zoë 👩‍👩‍👧 नमस्ते");
});
