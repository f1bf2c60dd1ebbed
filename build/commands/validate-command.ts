import { realpathSync } from "node:fs";
import { sep } from "node:path";
import { type Command, Option } from "commander";
import { withEscapes } from "../../registry/model/invisible-characters.ts";
import { allowClosedPipe } from "./output.ts";
import { type RegistryFlags, assertRegistry, registryOption } from "./registry-option.ts";
import { REPORT_FORMATS, type ReportFormat, report } from "../check/reports/report.ts";
import { explanationOf } from "../check/rules/explain.ts";
import type { Validation } from "../check/validate.ts";

interface ValidateFlags extends RegistryFlags {
  format: ReportFormat;
  explain?: string;
  fix?: true;
}

/** Adds `validate`: exit code 1 for problems. */
export function addValidateCommand(program: Command): void {
  program
    .command("validate")
    .description("check every item against the schemas and the rules")
    .addOption(registryOption())
    .addOption(
      new Option("--format <format>", "how to print problems")
        .choices(REPORT_FORMATS)
        .default("text"),
    )
    .option("--fix", "first write what has only one remedy, and print it")
    .option("--explain <rule>", "print why a rule is there, with an example, and check nothing")
    .action(async (flags: ValidateFlags, command: Command) => {
      allowClosedPipe();
      if (flags.explain !== undefined) {
        explain(command, flags.explain);
        return;
      }
      assertRegistry(command, flags);
      const validation = await (flags.fix ? fix(command, flags) : validate(flags));
      process.stdout.write(report(validation, flags.format));
      if (!validation.isValid) process.exitCode = 1;
    });
}

async function validate({ registry }: ValidateFlags): Promise<Validation> {
  const { validateRegistry } = await import("../check/validate.ts");
  return validateRegistry(registry);
}

/** The changes are printed apart from the report, which a program may read. */
async function fix(command: Command, { registry }: ValidateFlags): Promise<Validation> {
  if (isShipped(registry)) {
    command.error(
      `error: ${registry} belongs to an installed package. Copy its items to edit them.`,
    );
  }
  const { fixRegistry } = await import("../check/fix/fix-registry.ts");
  const { changes, failures, validation } = fixRegistry(registry);
  for (const change of changes) console.error(withEscapes(`Fixed ${change}`));
  for (const failure of failures) console.error(withEscapes(`error: ${failure}`));
  if (failures.length > 0) process.exitCode = 1;
  return validation;
}

/** An installed package is replaced by the next installation. */
function isShipped(registry: string): boolean {
  return realpathSync(registry).split(sep).includes("node_modules");
}

function explain(command: Command, rule: string): void {
  try {
    process.stdout.write(explanationOf(rule));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    command.error(`error: ${error.message}`);
  }
}
