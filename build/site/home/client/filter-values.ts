import { CLASSIFICATIONS } from "../../../../registry/model/items.ts";
import { type Group, WEIGHT_STEPS, isValueGroup } from "../../shared/cards/home-state.ts";
import { labelOf } from "../../shared/cards/label.ts";
import type { HomeJson } from "../../shared/cards/listed-card.ts";

/** Every value of a group that some card has, in the order in which the page offers them. */
export function valuesOf({ cards }: HomeJson, group: Group): string[] {
  if (!isValueGroup(group)) return [...WEIGHT_STEPS];
  const values = new Set(cards.flatMap((card) => card[group]));
  if (group === "script") values.delete("latin");
  const byLabel = [...values].sort((a, b) => labelOf(a).localeCompare(labelOf(b), "en"));
  if (group !== "heading") return byLabel;
  return [
    ...new Set([...Object.keys(CLASSIFICATIONS).filter((value) => values.has(value)), ...byLabel]),
  ];
}

export function valueLabel({ families }: HomeJson, group: Group, value: string): string {
  if (group === "weight") return `Up to ${value} KB`;
  if (group !== "font") return labelOf(value);
  return (Object.hasOwn(families, value) && families[value]) || value;
}
