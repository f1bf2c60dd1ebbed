import { type Languages, shippedLanguages } from "../model/languages.ts";

/**
 * Letters without which a font does not cover a subset of the provider: what the languages of the subset
 * are written with most, not every character of it.
 */
const LETTERS: Readonly<Record<string, string>> = {
  arabic: "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي",
  armenian: `${range("Ա", "Ֆ")}${range("ա", "ֆ")}`,
  bengali: "অআইঈউঊএঐওঔকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহািীুেো্",
  "chinese-hongkong": "的一是不我有在人這中大來上國個到說們為子和你香港嘅咗",
  "chinese-simplified": "的一是不了我有在人这中大来上国个到说们为子和你地出道",
  "chinese-traditional": "的一是不了我有在人這中大來上國個到說們為子和你地出道",
  cyrillic: `${range("А", "я")}Ёё`,
  "cyrillic-ext": "ҒғҚқҢңҮүҺһӨөӘә",
  devanagari: "अआइईउऊऋएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहािीुूेैोौ्",
  ethiopic: range("ሀ", "ሆ") + range("ለ", "ሎ") + range("መ", "ሞ"),
  georgian: range("ა", "ჰ"),
  greek: `${range("Α", "Ρ")}${range("Σ", "Ω")}${range("α", "ω")}ΆΈΉΊΌΎΏάέήίόύώϊϋΐΰ`,
  "greek-ext": "ἀἁἄἅἐἑἔἕἠἡἤἥἰἱἴἵὀὁὄὅὐὑὔὕὠὡὤὥὰὲὴὶὸὺὼᾶῆῖῦῶᾳῃῳ",
  gujarati: "અઆઇઈઉઊએઐઓઔકખગઘચછજઝટઠડઢણતથદધનપફબભમયરલવશષસહાિીુૂેો્",
  gurmukhi: "ਅਆਇਈਉਊਏਐਓਔਕਖਗਘਚਛਜਝਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮਯਰਲਵਸਹਾਿੀੁੂੇੋ",
  hebrew: range("א", "ת"),
  japanese: `${range("あ", "ん")}${range("ア", "ン")}日本語人大年中会国見学`,
  kannada: "ಅಆಇಈಉಊಎಏಐಒಓಔಕಖಗಘಚಛಜಝಟಠಡಢಣತಥದಧನಪಫಬಭಮಯರಲವಶಷಸಹಾಿೀುೂೆೇೊ್",
  khmer: range("ក", "អ"),
  korean: "가나다라마바사아자차카타파하는을이에의로고지한그도서있",
  lao: "ກຂຄງຈຊຍດຕຖທນບປຜຝພຟມຢຣລວສຫອຮະັາຳິີຶືຸູົຽເແໂໃໄ່້",
  latin: `${range("A", "Z")}${range("a", "z")}${range("0", "9")}.,:;?()-`,
  "latin-ext": "ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįĶķĻļĽľŁłŃńŅņŇňŐőŔŕŘřŚśŞşŠšŤťŪūŮůŰűŲųŹźŻżŽž",
  malayalam: "അആഇഈഉഊഎഏഐഒഓകഖഗഘചഛജഝടഠഡഢണതഥദധനപഫബഭമയരലവശഷസഹാിീുേൊ്",
  myanmar: "ကခဂငစဆဇညဏတထဒဓနပဖဗဘမယရလဝသဟအါာိီုူေဲံ့း္်ျြွှ",
  oriya: "ଅଆଇଈଉଊଏଐଓଔକଖଗଘଚଛଜଝଟଠଡଢଣତଥଦଧନପଫବଭମଯରଲଳଶଷସହାିୀୁୂେୈୋୌ୍ୟ",
  sinhala: "අආඇඈඉඊඋඌඑඒඔඕකඛගඝචඡජටඨඩඪණතථදධනපඵබභමයරලවශෂසහාැිීුේ",
  tamil: "அஆஇஈஉஊஎஏஐஒஓஔகஙசஞடணதநபமயரலவழளறனாிீுூெேை்",
  telugu: "అఆఇఈఉఊఎఏఐఒఓఔకఖగఘచఛజఝటఠడఢణతథదధనపఫబభమయరలవశషసహాిీుూెేొ్",
  thai: range("ก", "ฮ") + "ะัาำิีึืุูเแโใไ็่้",
  vietnamese: "ĂăÂâĐđÊêÔôƠơƯưẠạẢảẤấẦầẩẫậẮắằẳẵặẸẹẻẽẾếỀềểễệỉịỌọỏỐốồổỗộớờởỡợụủứừửữựỳỵỷỹ",
};

/** The first letter of each known subset that a font lacks; undefined where it covers the subset. */
export type Coverage = ReadonlyMap<string, string | undefined>;

/** What a font covers of each subset that can be found in its characters. */
export function coverageOf(hasCharacter: (codePoint: number) => boolean): Coverage {
  const lacks = (letter: string) => !hasCharacter(letter.codePointAt(0) ?? 0);
  return new Map(
    Object.entries(LETTERS).map(([subset, letters]) => [subset, Array.from(letters).find(lacks)]),
  );
}

/** The subsets that all of some fonts cover, sorted. */
export function coveredSubsets(fonts: readonly Coverage[]): string[] {
  return Object.keys(LETTERS)
    .filter((subset) => fonts.every((coverage) => coverage.get(subset) === undefined))
    .sort();
}

/** The tags of the languages of which a font has every letter, in the order of `languages.json`. */
export function coveredLanguages(
  hasCharacter: (codePoint: number) => boolean,
  languages: Languages = shippedLanguages(),
): string[] {
  return Object.entries(languages).flatMap(([tag, { letters }]) =>
    Array.from(letters).every((letter) => hasCharacter(letter.codePointAt(0) ?? 0)) ? [tag] : [],
  );
}

/** All characters from one to another, both included. */
function range(first: string, last: string): string {
  const [from, to] = [first.codePointAt(0) ?? 0, last.codePointAt(0) ?? 0];
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
