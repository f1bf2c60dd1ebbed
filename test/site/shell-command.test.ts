import { queryValue } from "../../build/site/shared/query-string.ts";
import { addCommand, shellArgument } from "../../build/site/shared/shell-command.ts";

it.each([
  ["https://type.example/r/minimal.json", "https://type.example/r/minimal.json"],
  ["./minimal.json", "./minimal.json"],
  ["@typo/minimal", '"@typo/minimal"'],
  ["http://[::1]:3000/r/a.json", '"http://[::1]:3000/r/a.json"'],
  ["-rf", '"-rf"'],
  ["~/a", '"~/a"'],
  ["a?h1-size=3rem&b", '"a?h1-size=3rem&b"'],
  ['a";touch x;"', '"a%22%3Btouch%20x%3B%22"'],
  ["a$(b)`c`", '"a%24(b)%60c%60"'],
  ["a!b'c", '"a%21b%27c"'],
  ["a\nb\r\u2028c", '"a%0Ab%0D%E2%80%A8c"'],
  ["a\\b^c|d<e>f", '"a%5Cb%5Ec%7Cd%3Ce%3Ef"'],
  ["a\u201cb\u2019c", '"a%E2%80%9Cb%E2%80%99c"'],
])("%j as an argument of a command means the same in every shell", (address, argument) => {
  expect(shellArgument(address)).toBe(argument);
});

it("several items are added by one command of one line", () => {
  expect(addCommand("@typo/inter")).toBe('npx shadcn add --yes "@typo/inter"');
  expect(addCommand(["a.json", "b?c=d"], "pnpm dlx shadcn@latest")).toBe(
    'pnpm dlx shadcn@latest add --yes a.json "b?c=d"',
  );
});

it("cmd takes %CD% for a variable, in quotes too: no value has it", () => {
  // U+0340 to U+037F are %CD%80 to %CD%BF in UTF-8.
  for (let point = 0x340; point <= 0x37f; point += 1) {
    const value = queryValue(`a${String.fromCodePoint(point)},b c`);
    expect(value).toBe(`a${String.fromCodePoint(point)},b%20c`);
    expect(shellArgument(`x?h1-family=${value}`)).toBe(`"x?h1-family=${value}"`);
  }
  expect(queryValue("%CD%41")).toBe("%25CD%2541");
});
