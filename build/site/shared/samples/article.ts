/** A short essay, as a magazine sets it. All strings are plain text but the paragraphs. */
export interface Article {
  /** The line above the title: the section of the magazine. */
  kicker: string;
  title: string;
  /** One sentence below the title. */
  standfirst: string;
  byline: string;
  /** Three, with inline marks: see `inlineRunsOf`. */
  paragraphs: readonly string[];
  /** Repeats no sentence of the paragraphs. */
  pullQuote: string;
  /** For a figure beside the text; no picture belongs to it. */
  caption: string;
}

export const ARTICLE: Article = {
  kicker: "Field notes",
  title: "What holds a wall up",
  standfirst:
    "A dry stone wall has no mortar, no foundation to speak of and no nails. It stands because every stone was asked a question first.",
  byline: "By Ines Maddock, waller, with thirty winters on the same hill",
  paragraphs: [
    "You begin by taking the old wall down, which is the part nobody photographs. The stones come off in the order that gravity would have chosen, and you lay them out on the grass by size: footings nearest, then the builders, then the thin ones for the cover. By noon a gap of four metres has become a field of two hundred stones, and you have picked up *each of them once*. That is the only count that matters. A waller who picks a stone up twice is a waller who did not look at it the first time.",
    "Then you set the strings and build two walls, not one, leaning towards each other like tired friends. Between them goes the hearting, small broken stuff packed in by hand, and this is **where walls fail**. Thrown in from a bucket it settles, the faces part, and in ten years there is a belly where a sheep will push through. Packed in properly it does nothing at all, for a century. Every stone crosses the joint below it. Every stone has its long side into the wall, even when its pretty side is its long side and somebody is watching.",
    "Halfway up come the throughs, long enough to reach from face to face and tie the two together; near the top the wall is narrow enough to span with one hand. The copes go on last, upright and tight as books on a shelf, and the final one is driven home with the heel of the hammer. You will know it is right by [the sound of the whole run], a low note instead of a rattle. After that there is nothing to do but walk down the hill, and in the morning walk back up and begin on the next four metres.",
  ],
  pullQuote: "The pretty face is a gift to the road. The work is in the part that nobody will see.",
  caption:
    "The lower run in March, rebuilt from its own stones. Nine were left over; nine always are.",
};
