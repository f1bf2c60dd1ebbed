import { CSS_PROPERTIES, PROPERTIES } from "../../../../registry/css/css-properties.ts";
import { FONT_ROLES, type PairingItem } from "../../../../registry/model/items.ts";
import type { RoleNames } from "../../../../registry/overrides/roles.ts";
import { fontInRole } from "../../../../registry/pairing/pairing-fonts.ts";
import {
  type Tuning,
  UNTUNED,
  elementOf,
  namedFonts,
  overridesOf,
  parameterName,
  rolesOf,
  withChange,
} from "../tuning/tuning.ts";
import { fontFacts } from "./font-facts.ts";
import { published } from "./published.ts";
import { validatedValue } from "./validated-value.ts";

/** The tuning that parameters state, or what is wrong with them, in sentences. */
export interface CheckedTuning {
  tuning: Tuning;
  problem?: string;
}

/** What a font's name looks like; whether there is such a font only the registry knows. */
const FONT_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Of all values together, as the server takes them. */
const MAX_CHARACTERS = 2048;

/** Reads a tuning as the server does: other parameters are ignored, and one mistake is a problem of all. */
export async function checkedTuning(parameters: URLSearchParams): Promise<CheckedTuning> {
  const values = new Map<string, string>();
  const problems: string[] = [];
  for (const [name, text] of parameters) {
    const read = await readParameter(name, text);
    if (read === undefined) continue;
    if (read.problem === undefined) values.set(read.parameter, read.value);
    else problems.push(read.problem);
  }
  const tuning = withChange(UNTUNED, values);
  const characters = overridesOf(tuning).reduce((sum, { value }) => sum + value.length, 0);
  if (characters > MAX_CHARACTERS)
    problems.push(`The values have ${characters} characters; ${MAX_CHARACTERS} are allowed.`);
  return withProblems(tuning, problems);
}

/** The same, with its fonts looked up: a command must name none that there is not. */
export async function validatedTuning(
  pairing: string,
  parameters: URLSearchParams,
): Promise<CheckedTuning> {
  const checked = await checkedTuning(parameters);
  if (checked.problem !== undefined) return checked;
  const { tuning } = checked;
  const problems = await Promise.all([
    ...namedFonts(tuning).map(async (name) =>
      (await fontFacts(name)) === undefined ? [`There is no font “${name}”.`] : [],
    ),
    localFontProblems(pairing, rolesOf(tuning)),
  ]);
  return withProblems(tuning, problems.flat());
}

function withProblems(tuning: Tuning, problems: readonly string[]): CheckedTuning {
  return problems.length > 0 ? { tuning: UNTUNED, problem: problems.join(" ") } : { tuning };
}

/** Of roles with a font whose files only its own pairings install. */
async function localFontProblems(name: string, roles: RoleNames): Promise<string[]> {
  const problems = [...roles].map(async ([role, font]) => {
    const facts = await fontFacts(font);
    if (facts?.isLocal !== true) return [];
    const pairing = JSON.parse(await published(`r/${name}.json`)) as PairingItem;
    const isOwn = fontInRole(pairing, role) === font;
    return isOwn ? [] : [`Only pairings with ${facts.title} install its files.`];
  });
  return (await Promise.all(problems)).flat();
}

type ReadParameter =
  { parameter: string; value: string; problem?: never } | { problem: string } | undefined;

async function readParameter(name: string, text: string): Promise<ReadParameter> {
  if (FONT_ROLES.some((role) => role === name))
    return FONT_NAME.test(text)
      ? { parameter: name, value: text }
      : { problem: `There is no font “${text}”.` };
  const [selector = "", ...rest] = name.split("-");
  const element = elementOf(selector);
  const tuned = CSS_PROPERTIES.find(({ property }) => property === PROPERTIES.get(rest.join("-")));
  if ((element === undefined && tuned === undefined) || !name.includes("-")) return undefined;
  if (element === undefined || tuned === undefined) return { problem: `“${name}” is no setting.` };
  const { value, problem } = await validatedValue(tuned.property, text);
  return problem === undefined
    ? { parameter: parameterName(element.selector, tuned.word), value }
    : { problem: `${element.name} ${tuned.label.toLowerCase()}: ${problem}.` };
}
