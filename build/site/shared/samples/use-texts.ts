import type { LanguageTexts } from "./texts-of-language.ts";

/** What a page for some uses says first, in English. */
export interface UseText {
  /** Tags of `registry/vocabulary/use-cases.json`; each is in one text. */
  uses: readonly string[];
  title: string;
  /** One or two sentences. */
  lead: string;
  /** With inline marks: see `inlineRunsOf`. */
  paragraph: string;
}

export const USE_TEXTS: readonly UseText[] = [
  {
    uses: ["news", "data"],
    title: "The last ferry to Holm keeps its timetable",
    lead: "Islanders collected 4,100 signatures against the cut. On Tuesday the council voted eleven to six to leave the evening boat alone.",
    paragraph:
      "The vote came after three hours and one power cut, during which *nobody left the room*. The evening crossing loses €90,000 a year; a bus over the causeway would lose less, said the treasurer, if there were a causeway. From the gallery somebody answered that there was a ferry. **It sails at 21:40, as it has since 1931.**",
  },
  {
    uses: ["magazine", "essay", "blog", "newsletter"],
    title: "In praise of the second draft",
    lead: "The first one is for getting it down. The second is where you find out what you meant.",
    paragraph:
      "A friend who builds boats told me that the first plank is always wrong. You fit it anyway, because *only a plank in the wrong place* shows you where the right place is. I think of her whenever I open yesterday’s page. The sentences are still warm, and **half of them have to go**: not the bad ones, which are easy, but the good ones that belong to another piece.",
  },
  {
    uses: ["book", "poetry", "comics"],
    title: "The lamp room",
    lead: "My grandmother kept the light for thirty winters and never once saw it from the sea.",
    paragraph:
      "She said so at breakfast, as one mentions the weather, and went on cutting the bread. I was nine. It had not occurred to me that a light has a back. That night I climbed to the lamp room and stood behind the great lens, where the beam begins, and it was **dark there, and warm**, and it smelled of brass; and far out somebody I would never meet *was turning for home*.",
  },
  {
    uses: ["restaurant"],
    title: "Supper at the long table",
    lead: "Four courses, one sitting, half past seven. Tonight there are mussels, and the first peas.",
    paragraph:
      "To begin, mussels in cider with burnt leeks, and the bread from this morning. Then **peas with mint, egg yolk and brown butter**. The lamb comes from Hollin Farm, two hills away, cooked on the bone with anchovy and rosemary; there is a gratin of chard for those who would rather not. Last, *a slice of gooseberry tart*, cold cream, and coffee if you want to drive home.",
  },
  {
    uses: ["cafe", "recipe", "packaging"],
    title: "Bread on Tuesday, buns all week",
    lead: "We bake from four in the morning, and when the shelf is empty we go home.",
    paragraph:
      "Mix the flour and the water and leave them alone for an hour. Now the salt, and the leaven that you fed last night. Fold the dough every half an hour, four times, with wet hands; *it will tell you when it has had enough*. Overnight in the cold it learns its taste. Bake it **dark, much darker than you dare**, and do not cut it until the crust has stopped singing.",
  },
  {
    uses: ["shop", "product"],
    title: "One good knife",
    lead: "Forged in one piece from a steel that takes an edge and keeps it. It comes with a strop and with instructions of a single page.",
    paragraph:
      "A kitchen needs three knives, and most days two of them stay in the drawer. This is the third: long enough for a cabbage, fine enough for a clove of garlic, with a spine rounded *so that your finger can rest there*. We sharpen it before it leaves us. **Send it back whenever it is dull**, as often as you like, and pay the postage one way.",
  },
  {
    uses: ["fashion", "beauty"],
    title: "A coat for the long autumn",
    lead: "Eleven looks in undyed wool, cut wide in the shoulder and left alone at the hem.",
    paragraph:
      "The season begins with a colour that is not one: *the grey of the sheep themselves*, from pale oat to nearly black. Nothing is lined, so that the seams can be seen, and everything has pockets that hold a book. The best coat is the plainest, a single piece of cloth folded twice, **fastened by one button of horn**. It was made for the walk to the station in the rain.",
  },
  {
    uses: ["hotel", "travel", "nature", "holiday"],
    title: "Nine rooms above the harbour",
    lead: "A captain’s house of 1824, with a garden down to the water and no television.",
    paragraph:
      "Take the slow train along the estuary and get off where it ends. We will fetch your bags; *you will want to walk*. Every room has a desk at the window and a bath long enough to lie down in. Breakfast is from seven until the last of you appears. In the evening there is **a fire, a shelf of maps** and somebody who knows which of the paths are dry.",
  },
  {
    uses: ["legal", "consulting", "resume"],
    title: "The case of the borrowed river",
    lead: "For ninety years a mill and a village shared one stream by habit. Then the mill was sold, and habit had to become law.",
    paragraph:
      "Our client had no deed, no easement and no letter: only *the testimony of neighbours*, the eldest of them 94. We argued that use so long, so open and so peaceful is a right, and that a right does not lapse because a buyer was not told. **The court agreed on every point.** The sluice now opens at dawn, and the agreement, four pages long, hangs in the mill.",
  },
  {
    uses: ["finance", "enterprise", "real-estate", "presentation", "industry", "automotive"],
    title: "A steady year, plainly told",
    lead: "Revenue rose by 6.2 per cent. Two plants were modernised, one was closed, and nobody who wanted to stay had to leave.",
    paragraph:
      "Orders from abroad made up for a slow spring at home, and the margin held at 11.4 per cent *in spite of dearer steel*. We invested €38 million, most of it in presses that use half of the energy, and paid for them without borrowing. The board proposes **a dividend of €1.20 a share**. What went less well, and why, is on page 9, before the pictures.",
  },
  {
    uses: ["saas", "dashboard", "mobile-app", "landing-page", "startup", "accessibility"],
    title: "Rotas that write themselves",
    lead: "Tell Shiftwell who can work and what has to be covered. It drafts a fair week in seconds, and your team settles the rest by phone.",
    paragraph:
      "Nobody becomes a ward sister or a head chef in order to fill in spreadsheets. Shiftwell knows the rules on rest, remembers *who had the last two Christmases*, and asks before it changes anything. Swaps take two taps and no phone call. **Teams get back five hours a week**, and new people read their first rota without being shown how.",
  },
  {
    uses: ["developer-tools", "documentation", "code", "knowledge-base", "ai", "crypto"],
    title: "Queues that survive a restart",
    lead: "Add a job in one line and run it once, even when the process dies halfway.",
    paragraph:
      "Call `queue.add()` with a name and its data, and return from your request at once. A worker takes the job, **extends its lock** while it runs, and marks it done. If the worker stops, the lock expires and another one begins again, so *write jobs that can run twice*. Failed jobs wait longer after each attempt; see [Retries] for the formula and its limits.",
  },
  {
    uses: ["portfolio", "agency", "marketing", "architecture", "photography", "logo"],
    title: "Work made slowly, shown briefly",
    lead: "A studio of five in an old ropewalk. Identities, books and buildings’ signs since 2009.",
    paragraph:
      "We take on six projects a year and *say what they cost before we start*. The first week we only ask questions, of the people who answer your phone as well as of those who run the place. Then we draw, on paper, for longer than is fashionable. **You see two ideas, never three**: the one we believe in, and the one that would prove us wrong.",
  },
  {
    uses: ["museum", "history"],
    title: "What the well kept",
    lead: "In 1962 a village drained its well to clean it. Six hundred objects lay at the bottom, in order.",
    paragraph:
      "Uppermost were the bottle tops and a bicycle bell; below them *buttons, a christening spoon, a soldier’s whistle*. Then nothing for a hand’s breadth, the years of the plague. At the very bottom, under nine metres of other people’s accidents, stood **a bronze jug without a scratch**, which somebody had let down on a rope one evening around the year 400, and lost.",
  },
  {
    uses: ["education", "research"],
    title: "How does a seed know which way is up?",
    lead: "Plant a bean upside down and its root will still turn to the ground. This week we find out how.",
    paragraph:
      "At the tip of every root there are cells with tiny grains of starch in them. When the root is tilted *the grains sink to the new underside*, as beads do in a jar, and the cells there slow their growth. The upper side goes on, so the root bends. **You need two beans, a wet cloth and four days.** Draw what you see each morning, before you read the next page.",
  },
  {
    uses: ["children", "games"],
    title: "The bear who kept the bees",
    lead: "Bruno had one hat, two boots and eleven thousand friends.",
    paragraph:
      "Every morning he lifted the lid and said, *“Good morning, everybody!”* And every morning eleven thousand voices said **“BZZZ!”**, which means the same in Bee. But on the first of May it was quiet. Bruno looked under the lid. He looked under the hat. Then, high up in the apple tree, something went *bzz*, very softly, like somebody trying not to laugh.",
  },
  {
    uses: ["sports"],
    title: "Eleven minutes that turned the cup",
    lead: "Two down at the break, down to ten, and with a goalkeeper who had never played a final: Saltings win 3:2.",
    paragraph:
      "The first came from a corner that nobody cleared, the second from forty metres and *a gust of wind that will get its own statue*. By then the away end had stopped singing. In the 84th minute Okoro, limping since the hour, took the ball off a defender’s toe, looked up once, and **put it where there was no room**. Her captain said afterwards: “We ran out of time to be afraid.”",
  },
  {
    uses: ["healthcare", "wellness"],
    title: "Sleeping again, step by step",
    lead: "Most people who sleep badly can learn to sleep well, without tablets. It takes about six weeks.",
    paragraph:
      "Go to bed only when you are tired, and get up *at the same time every day*, whatever the night was like. If you lie awake for long, stand up and sit somewhere dim until you are sleepy. Keep the bed for sleep. The second week is often harder than the first; **that is a sign that it works**. Call us if you have pain, or if low mood lasts longer than two weeks.",
  },
  {
    uses: ["government", "nonprofit", "religion"],
    title: "Register to vote by 12 May",
    lead: "You need ten minutes and a document with your photograph. If you have neither, we will come to you.",
    paragraph:
      "You can register if you are 16 or older and *have lived here for three months*. Do it online, by post, or at the library on Mondays until eight. If you have moved, register again: it takes the place of the old entry. People without an address can **give the name of a place where they are often found**, such as a shelter or a church. The election is on 7 June.",
  },
  {
    uses: ["event", "poster", "music", "film", "podcast", "social-media"],
    title: "Low tide festival",
    lead: "Three nights of music on a beach that is only there for six hours.",
    paragraph:
      "Doors open when the sea lets them. On Friday the brass bands walk out to meet the moon; on Saturday *the long set of the Kelp Sisters*, without a stage, in the round. Bring boots and a lamp. There is soup, there is no parking, and **the last song ends before the water is at the rope**. Tickets are €18, and children who can swim come free.",
  },
  {
    uses: ["wedding"],
    title: "Noor and Elias are getting married",
    lead: "On Saturday 14 June, at four in the afternoon, under the lime trees at Hollin Farm.",
    paragraph:
      "Come as you like, in shoes that can stand on grass. There will be *a short ceremony, a long table* and a band that knows three waltzes. The farm has rooms for grandparents and a field for tents. Instead of presents, please **bring a recipe in your own hand**: we will cook our way through them all in the first year, and you are invited to check.",
  },
];

/** The sample texts in English, beginning with the text for a pairing's first use that has one. */
export function textsForUses(english: LanguageTexts, uses: readonly string[]): LanguageTexts {
  const text = uses.map((use) => textByUse.get(use)).find((own) => own !== undefined);
  if (text === undefined) return english;
  const known = textsOf.get(english)?.get(text);
  if (known) return known;
  const { title, lead, paragraph } = text;
  const own = { ...english, title, lead, paragraphs: [paragraph, ...english.paragraphs.slice(1)] };
  textsOf.set(english, (textsOf.get(english) ?? new Map<UseText, LanguageTexts>()).set(text, own));
  return own;
}

const textByUse = new Map(
  USE_TEXTS.flatMap((text) => text.uses.map((use) => [use, text] as const)),
);

/** Pages are rendered once for the same texts: the same object for each use. */
const textsOf = new WeakMap<LanguageTexts, Map<UseText, LanguageTexts>>();
