import { ARTICLE } from "../shared/samples/article.ts";

/** What partners are set in until a reader writes something else. */
export const HEADLINE = ARTICLE.title;
export const PARAGRAPH = `${ARTICLE.standfirst} By noon a gap of four metres has become a field of two hundred stones, and you have picked up each of them once. That is the only count that matters.`;
