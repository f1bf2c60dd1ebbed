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
import { type Column, WideTable } from "./wide-table.tsx";

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

/** A phone has no room for the size in two units. */
const COLUMNS: readonly Column<ScaleRow>[] = [
  { label: "Role", of: ({ role }) => role },
  { label: "Font", class: "font", of: ({ font }) => font },
  { label: "px", class: "number", of: ({ px }) => px },
  { label: "rem", class: "number rem", of: ({ rem }) => rem },
  { label: "Phone px", class: "number", of: ({ phone }) => phone },
  { label: "Leading", class: "number", of: ({ leading }) => leading },
  { label: "Tracking", class: "number", of: ({ tracking }) => tracking },
  { label: "Weight", class: "number", of: ({ weight }) => weight },
];

/** What is installed, as a table. */
export function ScaleTable({ pairing }: { pairing: SitePairing }) {
  return <WideTable label="Scale" columns={COLUMNS} rows={scaleRows(pairing)} />;
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
