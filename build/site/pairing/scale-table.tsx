import type { PairingItem } from "../../../registry/model/items.ts";
import { nearestWeight, weightsOf } from "../../../registry/faces/face-weights.ts";
import { phoneSizeOf } from "../../../registry/pairing/phone-sizes.ts";
import {
  HEADING_KEYS,
  type HeadingKey,
  pixelsOf,
  textSizeOf,
} from "../../../registry/pairing/scale.ts";
import type { SitePairing } from "../shared/site.ts";

/** What running text weighs where its font has the weight. */
const TEXT_WEIGHT = 400;

/** One role of a pairing's scale, in words. */
export interface ScaleRow {
  role: string;
  font: string;
  /** At a root size of 16 pixels. */
  px: string;
  /** The same on a phone. */
  phone: string;
  /** Or em, for code, whose size is relative to the text around it. */
  rem: string;
  leading: string;
  tracking: string;
  weight: string;
}

const NUMBERS = [
  { label: "px", key: "px" },
  { label: "rem", key: "rem" },
  { label: "Phone px", key: "phone" },
  { label: "Leading", key: "leading" },
  { label: "Tracking", key: "tracking" },
  { label: "Weight", key: "weight" },
] as const satisfies readonly { label: string; key: keyof ScaleRow }[];

/** What is installed, as a table. */
export function ScaleTable({ pairing }: { pairing: SitePairing }) {
  return (
    <div class="wide-table" tabIndex={0} role="region" aria-label="Scale">
      <table>
        <thead>
          <tr>
            <th scope="col">Role</th>
            <th scope="col" class="font">
              Font
            </th>
            {NUMBERS.map(({ label }) => (
              <th scope="col" class={numberClass(label)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{scaleRows(pairing).map(tableRow)}</tbody>
      </table>
    </div>
  );
}

function tableRow(row: ScaleRow) {
  return (
    <tr>
      <th scope="row">{row.role}</th>
      <td class="font">{row.font}</td>
      {NUMBERS.map(({ key }) => (
        <td class={numberClass(key)}>{row[key]}</td>
      ))}
    </tr>
  );
}

/** A phone has no room for the size in two units. */
function numberClass(column: string): string {
  return column === "rem" ? "number rem" : "number";
}

/** The rows from the largest heading to code. */
export function scaleRows({ item, heading, body, mono }: SitePairing): ScaleRow[] {
  const { css } = item;
  const text = {
    leading: css["body, p"]["line-height"],
    tracking: "0",
    weight: String(nearestWeight(weightsOf(body), TEXT_WEIGHT)),
  };
  return [
    ...HEADING_KEYS.map((key) => headingRow(key, heading.title, item)),
    { role: "Long text", font: body.title, ...sizes(textSizeOf(item)), ...text },
    { role: "Text", font: body.title, ...sizes("1rem"), ...text },
    {
      role: "Code",
      font: mono.title,
      ...sizes(css["code, pre"]["font-size"]),
      ...text,
      weight: "400",
    },
  ];
}

function headingRow(role: HeadingKey, font: string, item: PairingItem): ScaleRow {
  const rule = item.css[role];
  const tracking = Number.parseFloat(rule["letter-spacing"]);
  return {
    role,
    font,
    ...sizes(rule["font-size"], phoneSizeOf(item, role)),
    leading: rule["line-height"],
    tracking: tracking === 0 ? "0" : `${String(tracking).replace("-", "−")} em`,
    weight: rule["font-weight"],
  };
}

/** Of a size in rem, or in em of text of one rem. */
function sizes(size: string, phone = size): Pick<ScaleRow, "px" | "phone" | "rem"> {
  const isRelative = size.endsWith("em") && !size.endsWith("rem");
  return {
    px: rounded(pixelsOf(size)),
    phone: rounded(pixelsOf(phone)),
    rem: isRelative ? `${Number.parseFloat(size)} em` : rounded(pixelsOf(size) / pixelsOf("1rem")),
  };
}

function rounded(value: number): string {
  return String(Number(value.toFixed(4)));
}
