import {
  coveredSubsets,
  isKnownSubset,
  missingLetter,
} from "../../../registry/measures/covered-subsets.ts";

/** What a font has to have for each subset, in the order in which a missing letter is named. */
const NEEDED: readonly [subset: string, letters: string][] = [
  ["arabic", "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي"],
  ["armenian", "ԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ"],
  ["bengali", "অআইঈউঊএঐওঔকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহািীুেো্"],
  ["chinese-hongkong", "的一是不我有在人這中大來上國個到說們為子和你香港嘅咗"],
  ["chinese-simplified", "的一是不了我有在人这中大来上国个到说们为子和你地出道"],
  ["chinese-traditional", "的一是不了我有在人這中大來上國個到說們為子和你地出道"],
  ["cyrillic", "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяЁё"],
  ["cyrillic-ext", "ҒғҚқҢңҮүҺһӨөӘә"],
  ["devanagari", "अआइईउऊऋएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहािीुूेैोौ्"],
  ["ethiopic", "ሀሁሂሃሄህሆለሉሊላሌልሎመሙሚማሜምሞ"],
  ["georgian", "აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ"],
  ["greek", "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρςστυφχψωΆΈΉΊΌΎΏάέήίόύώϊϋΐΰ"],
  ["greek-ext", "ἀἁἄἅἐἑἔἕἠἡἤἥἰἱἴἵὀὁὄὅὐὑὔὕὠὡὤὥὰὲὴὶὸὺὼᾶῆῖῦῶᾳῃῳ"],
  ["gujarati", "અઆઇઈઉઊએઐઓઔકખગઘચછજઝટઠડઢણતથદધનપફબભમયરલવશષસહાિીુૂેો્"],
  ["gurmukhi", "ਅਆਇਈਉਊਏਐਓਔਕਖਗਘਚਛਜਝਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮਯਰਲਵਸਹਾਿੀੁੂੇੋ"],
  ["hebrew", "אבגדהוזחטיךכלםמןנסעףפץצקרשת"],
  [
    "japanese",
    "あぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲン日本語人大年中会国見学",
  ],
  ["kannada", "ಅಆಇಈಉಊಎಏಐಒಓಔಕಖಗಘಚಛಜಝಟಠಡಢಣತಥದಧನಪಫಬಭಮಯರಲವಶಷಸಹಾಿೀುೂೆೇೊ್"],
  ["khmer", "កខគឃងចឆជឈញដឋឌឍណតថទធនបផពភមយរលវឝឞសហឡអ"],
  ["korean", "가나다라마바사아자차카타파하는을이에의로고지한그도서있"],
  ["latin", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;?()-"],
  ["latin-ext", "ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįĶķĻļĽľŁłŃńŅņŇňŐőŔŕŘřŚśŞşŠšŤťŪūŮůŰűŲųŹźŻżŽž"],
  ["malayalam", "അആഇഈഉഊഎഏഐഒഓകഖഗഘചഛജഝടഠഡഢണതഥദധനപഫബഭമയരലവശഷസഹാിീുേൊ്"],
  ["sinhala", "අආඇඈඉඊඋඌඑඒඔඕකඛගඝචඡජටඨඩඪණතථදධනපඵබභමයරලවශෂසහාැිීුේ"],
  ["tamil", "அஆஇஈஉஊஎஏஐஒஓஔகஙசஞடணதநபமயரலவழளறனாிீுூெேை்"],
  ["telugu", "అఆఇఈఉఊఎఏఐఒఓఔకఖగఘచఛజఝటఠడఢణతథదధనపఫబభమయరలవశషసహాిీుూెేొ్"],
  ["thai", "กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮะัาำิีึืุูเแโใไ็่้"],
  ["vietnamese", "ĂăÂâĐđÊêÔôƠơƯưẠạẢảẤấẦầẩẫậẮắằẳẵặẸẹẻẽẾếỀềểễệỉịỌọỏỐốồổỗộớờởỡợụủứừửữựỳỵỷỹ"],
];

it.each(NEEDED)("the subset %s needs just its letters", (subset, letters) => {
  expect(lettersNeeded(subset)).toBe(letters);
  expect(isKnownSubset(subset)).toBe(true);
});

it.each(NEEDED)("a font with the letters of %s covers it", (subset, letters) => {
  const characters = new Set(letters);
  const covered = coveredSubsets((codePoint) => characters.has(String.fromCodePoint(codePoint)));
  expect(covered).toEqual([subset]);
});

it("a font with every character covers every subset, in the order of their names", () => {
  expect(coveredSubsets(() => true)).toEqual(NEEDED.map(([subset]) => subset).sort());
});

it("a font with no character covers none", () => {
  expect(coveredSubsets(() => false)).toEqual([]);
});

it.each(["klingon", "constructor"])("the coverage of %s cannot be told", (subset) => {
  expect(isKnownSubset(subset)).toBe(false);
  expect(() => missingLetter(subset, () => true)).toThrow(
    new RangeError(`The subset ${subset} is not known`),
  );
});

/** Letters that are missing one after the other, in fonts that have those before. */
function lettersNeeded(subset: string): string {
  const had = new Set<number>();
  for (;;) {
    const letter = missingLetter(subset, (codePoint) => had.has(codePoint));
    if (letter === undefined) return String.fromCodePoint(...had);
    had.add(letter.codePointAt(0) ?? 0);
  }
}
