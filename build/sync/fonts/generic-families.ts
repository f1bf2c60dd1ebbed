import type { FontCategory } from "../../../schemas/index.ts";
import type { FontFacts } from "./font-facts.ts";

type Classification = FontFacts["measured"]["category"];

/** Words of a family's name that state how its strokes end, or that its letters have one width. */
const WORDS: readonly [FontCategory, ReadonlySet<string>][] = [
  ["monospace", new Set(["Mono", "Code", "Coding"])],
  ["serif", new Set(["Serif", "Slab", "Antiqua", "Roman", "Fatface", "Fraktur", "Blackletter"])],
  ["sans-serif", new Set(["Sans", "Grotesk", "Grotesque", "Gothic"])],
];

/**
 * Faces whose names and classifications give the wrong generic family. Found by measuring the outlines (a serif
 * makes the capital I much wider at its foot than at its middle; one width for `i` and `m` makes a
 * face monospaced), then by eye: a rough or decorated foot is not a serif; a blackletter goes
 * with serif text.
 */
const REVIEWED: ReadonlyMap<string, FontCategory> = new Map(
  Object.entries({
    monospace: [
      ...["Bitcount", "Bitcount Grid Double", "Bitcount Grid Double Ink", "Bitcount Grid Single"],
      ...["Bitcount Grid Single Ink", "Bitcount Ink", "Bitcount Single", "Bitcount Single Ink"],
      ...["Libertinus Keyboard", "Press Start 2P"],
    ],
    serif: [
      ...["Almendra Display", "Amarante", "Angkor", "Asset", "Bigelow Rules", "Bigshot One"],
      ...["Calistoga", "Caprasimo", "Castoro Titling", "Cherry Swash", "Chonburi"],
      ...["Cinzel Decorative", "Corben", "Croissant One", "Diplomata", "Diplomata SC", "Elsie"],
      ...["Elsie Swash Caps", "Emilys Candy", "Fontdiner Swanky", "Forum", "Fredericka the Great"],
      ...[
        "Girassol",
        "Goblin One",
        "Gorditas",
        "Gravitas One",
        "Grenze Gotisch",
        "Holtwood One SC",
      ],
      ...["Jacquard 12", "Jacquard 12 Charted", "Jacquard 24", "Jacquard 24 Charted"],
      ...["Jacquarda Bastarda 9", "Jacquarda Bastarda 9 Charted", "Jacques Francois Shadow"],
      ...["Kalnia Glaze", "Katibeh", "Kumar One", "Kumar One Outline", "Lancelot"],
      ...["Libertinus Math", "Life Savers", "Metamorphous", "Miltonian", "Miltonian Tattoo"],
      ...["Monomakh", "Moul", "New Rocker", "Nixie One", "Oldenburg", "Orelega One", "Patua One"],
      ...["Pirata One", "Pochaevsk", "Ponomar", "Purple Purse", "Rakkas", "Ribeye"],
      ...["Ribeye Marrow", "Risque", "Rye", "Sancreek", "Shafarik", "Simonetta", "Smokum"],
      ...["Smythe", "Special Elite", "Stardos Stencil", "Triodion", "UnifrakturCook"],
      ...["UnifrakturMaguntia", "Viaoda Libre", "Yeseva One"],
      // Pointed-pen scripts: thick and thin strokes, as in the serif faces that they go with.
      ...["Alex Brush", "Allura", "Ballet", "Bonheur Royale", "Carattere", "Corinthia", "Ephesis"],
      ...["Felipa", "Fondamento", "Great Vibes", "Herr Von Muellerhoff", "Imperial Script"],
      ...["Italianno", "League Script", "Luxurious Script", "Meie Script", "Miss Fajardose"],
      ...["MonteCarlo", "Monsieur La Doulaise", "Mrs Saint Delafield", "Parisienne"],
      ...["Petit Formal Script", "Pinyon Script", "Quintessential", "Rouge Script", "Tangerine"],
      "WindSong",
    ],
    // A wide display face, despite its name.
    "sans-serif": ["Rubik Mono One"],
  } satisfies Record<FontCategory, string[]>).flatMap(([generic, families]) =>
    families.map((family) => [family, generic as FontCategory]),
  ),
);

/**
 * Handwriting whose upright letters stand apart and have strokes of one thickness, or that has capitals
 * alone: a sans serif draws them more nearly than the scripts that systems have for `cursive`, such as
 * Apple Chancery and Dancing Script. Found by looking at a sheet of all handwriting faces.
 */
const PRINTED: ReadonlySet<string> = new Set([
  ...["Amatic SC", "Bpmf Iansui", "Cause", "Chilanka", "Comic Neue", "Dekko", "Delius"],
  ...["Delius Swash Caps", "Delius Unicase", "Handlee", "Iansui", "Itim", "Klee One"],
  ...["LXGW WenKai TC", "Mali", "Neucha", "Pangolin", "Patrick Hand", "Patrick Hand SC"],
  ...["Permanent Marker", "Playpen Sans", "Playpen Sans Arabic", "Playpen Sans Deva"],
  ...["Playpen Sans Hebrew", "Playpen Sans Thai", "Rock Salt", "Sedgwick Ave Display"],
  ...["Short Stack", "Walter Turncoat"],
]);

/** The published category, except for monospaced families in another one, which their names identify. */
export function classificationOf({ family, measured }: FontFacts): Classification {
  const isText = measured.category === "sans-serif" || measured.category === "serif";
  return isText && genericByName(family) === "monospace" ? "monospace" : measured.category;
}

/**
 * The generic family at the end of the CSS `family`: `cursive` for handwriting, except printed hands and
 * monospaced faces; else the one that the face is nearest to.
 *
 * @see CSS Fonts 4, `cursive`: more like pen or brush writing than printed letters
 */
export function cssGenericFamilyOf(facts: FontFacts): FontCategory | "cursive" {
  const generic = genericFamilyOf(facts);
  const isWritten = classificationOf(facts) === "handwriting" && generic !== "monospace";
  return isWritten && !PRINTED.has(facts.family) ? "cursive" : generic;
}

/**
 * Which of three generic families is nearest, also of display and handwriting faces. The first that applies:
 *
 * 1. the table of reviewed faces;
 * 2. the classification, if it is sans serif, serif or monospace;
 * 3. a word in the family's name;
 * 4. sans-serif: most display faces, and handwriting, have no serifs.
 */
export function genericFamilyOf(facts: FontFacts): FontCategory {
  const reviewed = REVIEWED.get(facts.family);
  if (reviewed) return reviewed;
  const classification = classificationOf(facts);
  if (classification !== "display" && classification !== "handwriting") return classification;
  return genericByName(facts.family) ?? "sans-serif";
}

function genericByName(family: string): FontCategory | undefined {
  if (REVIEWED.has(family)) return REVIEWED.get(family);
  const words = family.split(" ");
  return WORDS.find(([, known]) => words.some((word) => known.has(word)))?.[0];
}
