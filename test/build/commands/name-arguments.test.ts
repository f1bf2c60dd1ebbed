import { Ajv } from "ajv";
import { schemaPartAt } from "../../../build/check/schema/schema-part.ts";
import { nameOfFolder, registryNameArgument } from "../../../build/commands/name-arguments.ts";

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
