import type { PairingItem } from "../../../registry/items.ts";
import { pairingDataOf } from "../../../registry/pairing-data.ts";
import { pixelsOf, textSizeOf } from "../../../registry/scale.ts";
import type { Site, SitePairing } from "../site.ts";

interface ScaleRow {
  role: string;
  font: string;
  size: string;
  leading: string;
  tracking: string;
  weight: string;
}

/** What is installed, as a table. */
export function ScaleTable({ site, pairing }: { site: Site; pairing: SitePairing }) {
  return (
    <div class="wide-table" tabIndex={0} role="region" aria-label="Scale">
      <table>
        <thead>
          <tr>
            {["Role", "Font", "px", "rem", "Leading", "Tracking", "Weight"].map((column) => (
              <th scope="col">{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>{scaleRows(site, pairing).map(tableRow)}</tbody>
      </table>
    </div>
  );
}

function tableRow({ role, font, size, leading, tracking, weight }: ScaleRow) {
  const isRelative = size.endsWith("em") && !size.endsWith("rem");
  return (
    <tr>
      <th scope="row">{role}</th>
      <td>{font}</td>
      <td>{isRelative ? "" : rounded(pixelsOf(size))}</td>
      <td>{isRelative ? size : rounded(pixelsOf(size) / pixelsOf("1rem"))}</td>
      <td>{leading}</td>
      <td>{tracking}</td>
      <td>{weight}</td>
    </tr>
  );
}

function scaleRows(site: Site, { item, heading, body, mono }: SitePairing): ScaleRow[] {
  const { weight } = pairingDataOf(item, site.catalog.fonts).scale.body;
  const leading = item.css["body, p"]["line-height"];
  const text = { font: body.title, leading, tracking: "0", weight: String(weight) };
  return [
    headingRow("h1", heading.title, item.css.h1),
    headingRow("h2", heading.title, item.css.h2),
    headingRow("h3", heading.title, item.css.h3),
    headingRow("h4, h5, h6", heading.title, item.css["h4, h5, h6"]),
    { role: "Long text", size: textSizeOf(item), ...text },
    { role: "Text", size: "1rem", ...text },
    {
      role: "Code",
      font: mono.title,
      size: item.css["code, pre"]["font-size"],
      ...{ leading, tracking: "0", weight: "400" },
    },
  ];
}

function headingRow(role: string, font: string, rule: PairingItem["css"]["h1"]): ScaleRow {
  return {
    role,
    font,
    size: rule["font-size"],
    leading: rule["line-height"],
    tracking: rule["letter-spacing"].replace(/^0em$/, "0"),
    weight: rule["font-weight"],
  };
}

function rounded(value: number): string {
  return String(Number(value.toFixed(4)));
}
