import { PassThrough } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { Ajv } from "ajv";
import { schemaPartAt } from "../../../build/check/schema/schema-part.ts";
import {
  type Terminal,
  initAnswers,
  nameOfFolder,
  registryNameArgument,
} from "../../../build/commands/init-answers.ts";

const FOLDER = "/home/ann/Acme Type";

/** A terminal at which somebody types an answer whenever a question is asked. */
function terminalWith(answers: string[]): Terminal & { printed: () => string } {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = Object.assign(new PassThrough({ encoding: "utf8" }), { isTTY: true });
  let printed = "";
  output.on("data", (text: string) => {
    printed += text;
    const answer = text.includes("): ") ? answers.shift() : undefined;
    if (answer !== undefined) input.write(`${answer}\n`);
  });
  return { input, output, printed: () => stripVTControlCharacters(printed) };
}

it("asks for a name, a URL, a namespace and a host, and takes the folder's name alone for empty answers", async () => {
  const terminal = terminalWith(["", "", "", ""]);
  expect(await initAnswers(FOLDER, {}, terminal)).toEqual({ name: "acme-type" });
  expect(terminal.printed()).toContain("Name of the registry (acme-type): ");
  expect(terminal.printed()).toContain("URL that it will be published at (none yet): ");
  expect(terminal.printed()).toContain("if it is private (none): ");
});

it("takes what is answered, without the spaces around it and the slash at its end", async () => {
  const answers = [" house ", " https://type.acme.example/ ", " @acme ", " Netlify "];
  const terminal = terminalWith(answers);
  expect(await initAnswers(FOLDER, {}, terminal)).toEqual({
    name: "house",
    baseUrl: "https://type.acme.example",
    namespace: "@acme",
    host: "netlify",
  });
});

it("says what is wrong with an answer, and asks again", async () => {
  const names = ["Acme Type", "a".repeat(65), "acme"];
  const terminal = terminalWith([...names, "acme.example", "", "acme", "", "heroku", ""]);
  expect(await initAnswers(FOLDER, {}, terminal)).toEqual({ name: "acme" });
  const printed = terminal.printed();
  const timesPrinted = (text: string) => printed.split(text).length - 1;
  expect(timesPrinted("Name of the registry (acme-type): ")).toBe(3);
  expect(timesPrinted("expected lowercase words joined by hyphens")).toBe(2);
  expect(timesPrinted("expected one of github-pages, cloudflare, netlify, docker.")).toBe(1);
  expect(timesPrinted("expected @ and a name of lowercase letters")).toBe(1);
  expect(timesPrinted('"acme.example" is not a base URL.')).toBe(1);
});

it("the end of the input left init without an answer, and without a message", async () => {
  const terminal = terminalWith([]);
  terminal.output.once("data", () => terminal.input.emit("end"));
  await expect(initAnswers(FOLDER, {}, terminal)).rejects.toThrow(
    "The input ended. Nothing was written; answer, or use --name.",
  );
});

it.each([
  ["a name", { name: "house" }, { name: "house" }],
  ["a URL", { baseUrl: "https://a.example" }, { name: "acme-type", baseUrl: "https://a.example" }],
])("asks nothing where a flag gives %s", async (_, flags, answers) => {
  const terminal = terminalWith([]);
  expect(await initAnswers(FOLDER, flags, terminal)).toEqual(answers);
  expect(terminal.printed()).toBe("");
});

it.each(["input", "output"] as const)(
  "asks nothing where the %s is not a terminal",
  async (stream) => {
    const terminal = terminalWith([]);
    terminal[stream].isTTY = false;
    expect(await initAnswers(FOLDER, {}, terminal)).toEqual({ name: "acme-type" });
    expect(terminal.printed()).toBe("");
  },
);

/** Whether `config.json` accepts it. */
const isInSchema = new Ajv().compile(schemaPartAt("config", ["name"]) ?? false);

it.each([
  ["/home/ann/Acme Type", "acme-type"],
  ["/home/ann/字体", "registry"],
  ["./my_fonts.v2", "my-fonts-v2"],
  [`/home/${"a".repeat(65)}`, "a".repeat(64)],
  // It was cut behind the hyphen, which is no valid name.
  [`/home/${"a".repeat(63)} type`, "a".repeat(63)],
])("the folder %s gives the name %s, which is valid", (folder, name) => {
  expect(nameOfFolder(folder)).toBe(name);
  expect(registryNameArgument(name)).toBe(name);
  expect(isInSchema(name)).toBe(true);
});

it.each(["", "Acme", "acme--type", "-acme", "acme-", "acme type", "a".repeat(65)])(
  "%j is no name",
  (name) => {
    expect(isInSchema(name)).toBe(false);
    expect(() => registryNameArgument(name)).toThrow(
      "expected lowercase words joined by hyphens, such as acme-type, of at most 64 characters.",
    );
  },
);
