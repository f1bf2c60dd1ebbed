/** What attacks on stylesheets and pages have used, or what parsers have disagreed on. */
const ATTACKS: readonly string[] = [
  // The end of the declaration, the rule, the stylesheet, the page.
  ...[";color:red", "; color: red", "}", "}body{color:red}", "};}", "{", "{}", ";;", "!important"],
  ...["! important", "!ie", "</style>", "</style><script>alert(1)</script>", "<!--", "-->"],
  ...["<svg>", "]]>", "<![CDATA[", "&#59;color:red", "&lt;/style&gt;", "&semi;", '"><img src=x>'],
  "'+alert(1)+'",
  // Strings, blocks and comments that stay open.
  ...['"', "'", "'a", '"a', "(", "((", "[", "[a", ")", "))", "]", "/*", "*/", "/**/", "/*/", "//"],
  ...["\\", "'a\nb'", '"a\\"', "'\\'", "url(", "url('", "calc(", "var(", "var(--a", "attr("],
  "calc((1px)",
  // Escapes.
  ...["\\3b color:red", "\\7d", "\\27", "\\0", "\\ffffff", "\\110000", "\\a", "\\\n", "\\d800"],
  "\\61",
  // What loads, runs, or reads from elsewhere.
  ...["url(https://example.com/a)", "url('https://example.com/a')", "URL(x)"],
  ...["url(data:text/css,a)", "url(javascript:alert(1))", "src('x')", "image-set('x' 1x)"],
  ...["-webkit-image-set(url(x) 1x)", "expression(alert(1))", "EXPRESSION(1)"],
  ...["-moz-binding:url(x)", "behavior:url(x)", "element(#a)", "@import 'a'", "@import url(x);"],
  ...["@charset 'x'", "@font-face{src:url(x)}", "@media all{}", "@", "image(x)"],
  ...["cross-fade(url(x),url(y))", "paint(x)", "local('a')", "format('x')", "javascript:x"],
  ...["attr(href)", "attr(href type(*))", "attr(data-a px)", "env(a)"],
  ...["env(safe-area-inset-top,1px)", "if(style(--a):1px)", "if(media(print):1px;else:2px)"],
  ...["inherit(--a)", "random(1px,2px)", "--a()", "sibling-index()", "toggle(1px,2px)"],
  ...["first-valid(1px)", "anchor(top)", "progress(1px,0px,2px)"],
  // var() and math, well and ill-formed.
  ...["var(--a)", "var(--a,)", "var(--a,,)", "var(--a,;)", "var(--a,})", "var(--a,url(x))"],
  ...["var(--)", "var(a)", "var(--a b)", "var(--a,var(--b,var(--c,1px)))", "var(--a)var(--b)"],
  ...["var(--a/**/)", "var(--a,{color:red})", "var(--a,!important)", "var(--\\61)", "var(--é)"],
  ...["VAR(--a)", "var(--a,[])", "calc(1px + 1px)", "calc(1px+1px)", "calc(1px*1px)", "calc(1/0)"],
  ...["calc(1px/0)", "calc(infinity*1px)", "calc(-infinity*1px)", "calc(NaN*1px)", "calc(e*1px)"],
  ...["calc(pi)", "calc(1px + 1)", "calc()", "calc(1px - -1px)", "calc(1e308px*1e308)", "calc(1q)"],
  ...["calc(1x)", "calc(1fr)", "CALC(1PX)", "min()", "min(1px,)", "min(1px,2em)"],
  ...["clamp(1px,2px,3px)", "clamp(none,1px,none)", "clamp(1px,2px)"],
  ...["max(1px,max(2px,max(3px,4px)))", "round(1px,1px)", "round(up,1px,0px)", "mod(5px,0px)"],
  ...["hypot()", "pow(2,1e9)", "sqrt(-1)", "log(0)", "exp(1e9)", "sin(1)", "atan2(1px,1em)"],
  ...["abs(-1px)", "sign(-1)", "calc-size(auto,size)", "-webkit-calc(1px)", "calc(var(--a)*1px)"],
  "calc(1px + (2px + (3px)))",
  // Numbers.
  ...["0", "-0", "1e999", "-1e999", "1e-999", "1e308px", "9".repeat(200), `${"9".repeat(200)}px`],
  ...["0x10", `0.${"0".repeat(200)}1px`, "+1px", "--1px", "1.px", ".1px", "1e3px", "1E3PX"],
  ...["1_000", "1,5px", "１px", "4294967296px", "2147483648", "18446744073709551616em"],
  ...["1e", "1e+"],
  ...["1%%", "%", "#fff", "U+0-7F"],
  // Keywords of all properties, and of others.
  ...["inherit", "initial", "unset", "revert", "revert-layer", "default", "none", "auto", "all"],
  ...["INHERIT", "medium", "larger", "bold", "lighter", "normal", "serif", "system-ui"],
  ...["ui-monospace", "-apple-system", "serif,inherit", "inherit serif", "a,,b", ",a", "a,"],
  ...["a b c", "-a", "--a", "a/b", "1a", "a.b", "a:b"],
  // Characters.
  ...["\u0000", "\u0001", "\u001b[31m", "\u007f", "\u0085", "\u00a0", "\u00ad", "\u061c", "\u180e"],
  ...["\u200b", "\u200d", "\u200e", "\u2028", "\u2029", "\u202e", "\u2066", "\u2800", "\u3000"],
  ...[
    "\u3164",
    "\ufeff",
    "\ufffe",
    "\uffff",
    "\ufffd",
    "\ud800",
    "\udc00",
    "😀",
    "𝒜",
    "\u{10ffff}",
  ],
  ...["\u{e0041}", "\u037e", "\u1fef", "\u226e", "\ufe54", "\uff1b", "\uff5b", "\uff5d", "\uff1c"],
  ...["\uff02", "\uff07", "\ufe68", "\uff3c", "\uff20", "\uff01", "\u02bc", "\u2019", "\u201c"],
  ...["a\u0301", "\u0301", "ﷺ"],
  // Shapes that some parser takes long for.
  ...[1, 2, 8, 9, 24, 40].map((depth) => `${"calc(".repeat(depth)}1px${")".repeat(depth)}`),
  ...[8, 9, 40].map((depth) => `${"min(1px,".repeat(depth)}1px${")".repeat(depth)}`),
  ...[8, 9, 25].map((depth) => `${"clamp(1px,".repeat(depth)}1px${",2px)".repeat(depth)}`),
  ...[8, 9, 28].map((depth) => `${"var(--a,".repeat(depth)}1px${")".repeat(depth)}`),
  ...[7, 8, 120].map((depth) => `calc(${"(".repeat(depth)}1px${")".repeat(depth)})`),
  ...[19, 20, 127, 4000].map((count) => Array(count).fill("a").join(",")),
  ...[50, 127, 4000].map((count) => Array(count).fill("a").join(" ")),
  ...[15, 16, 60].map((count) => Array(count).fill("var(--a)").join(" + ")),
  `calc(${Array(15).fill("var(--a,1px)").join(" + ")})`,
  `calc(1px${"*1".repeat(100)})`,
  `calc(1px${" + 1px".repeat(40)})`,
  `calc(1px${" - -1px".repeat(30)})`,
];

/** What stands around an attack. */
const CONTEXTS: readonly ((attack: string) => string)[] = [
  (attack) => attack,
  (attack) => `1rem${attack}`,
  (attack) => `Lato, ${attack}`,
  (attack) => `'${attack}'`,
  (attack) => `"a${attack}b", serif`,
  (attack) => `var(--a, ${attack})`,
  (attack) => `calc(1rem + ${attack})`,
];

/** Some two thousand values: every attack in every context. */
export const HOSTILE_VALUES: readonly string[] = [
  ...new Set(ATTACKS.flatMap((attack) => CONTEXTS.map((around) => around(attack)))),
];
