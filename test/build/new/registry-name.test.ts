import { Ajv } from "ajv";
import { schemaPartAt } from "../../../build/check/schema/schema-part.ts";
import { nameOfFolder, registryNameArgument } from "../../../build/new/names.ts";

/** Whether `config.json` accepts it. */
const isInSchema = new Ajv().compile(schemaPartAt("config", ["name"]) ?? false);

it.each([
  ["/home/ann/Acme Type", "acme-type"],
  ["/home/ann/字体", "registry"],
  ["./my_fonts.v2", "my-fonts-v2"],
  [`/home/${"a".repeat(65)}`, "a".repeat(64)],
])("the folder %s gives the name %s", (folder, name) => {
  expect(nameOfFolder(folder)).toBe(name);
});

it("a long folder name was cut behind a hyphen, which is no valid name", () => {
  const name = nameOfFolder(`/home/${"a".repeat(63)} type`);
  expect(name).toBe("a".repeat(63));
  expect(registryNameArgument(name)).toBe(name);
});

it.each(["acme", "acme-type-2", "a".repeat(64)])("%s is a name", (name) => {
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
