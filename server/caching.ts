const DAY_SECONDS = 86_400;

/** What a response may be kept for: as published for a day, computed or failed not at all. */
export const CACHE_CONTROL = {
  published: `public, max-age=${DAY_SECONDS}, s-maxage=${DAY_SECONDS}`,
  computed: "no-cache",
};
