import { type Case, casesOf } from "../case.ts";
import { ETAG, OF_COMPUTED } from "../expected-headers.ts";

/** Searches of the index. */
export function searchCases(): Case[] {
  const search = (name: string, query: string, body: RegExp) =>
    casesOf("overrides")(name, `/r/registry.json?${query}`, {
      ...{ status: 200, headers: { ...OF_COMPUTED, etag: ETAG }, body },
    });
  return [
    search(
      "a search: the items, the best first, and which part of the list they are",
      "q=elegant+blog",
      /^(?!.*"message").*"items":\[\{"name":"pairing-serif".*"pagination":\{"total":1,/s,
    ),
    search(
      "a search that no item matches: the nearest, marked as such, with a message",
      "q=zeppelin&limit=2",
      /"message":"No item has everything that \\"zeppelin\\" asks for\. These are the nearest\.","items":\[\{"name":.*"description":"Nearest: .*"pagination":\{"total":8,"offset":0,"limit":2,"hasMore":true\}/s,
    ),
    search(
      "a search that the filters leave nothing to",
      "q=zeppelin&mood=none",
      /"items":\[\],"pagination":\{"total":0,/,
    ),
  ];
}
