import { type FontItem, type PairingItem, shortName } from "../model/items.ts";
import { fontOfRole } from "../pairing/pairing-fonts.ts";
import { textSizeOf } from "../pairing/scale.ts";
import { sentencesOf } from "../pairing/sentences.ts";
import { ownTitle } from "../pairing/title.ts";

/** The name of the item that shows how a pairing is used. */
export function exampleName(pairing: string): string {
  return `${pairing}-example`;
}

/** An item with a file: one component in which a pairing sets headings, text, code and a table. */
export interface ExampleItem {
  $schema: string;
  name: string;
  type: "registry:component";
  title: string;
  description: string;
  files: { path: string; type: "registry:component"; content: string }[];
}

/**
 * The usage of a pairing, for programs that look for examples. It does not depend on the pairing: one that is
 * installed would be added a second time.
 *
 * @param isTypeset whether the pairing is set by its class
 * @param fonts every font by name
 */
export function exampleItem(
  pairing: PairingItem,
  isTypeset: boolean,
  fonts: (name: string) => FontItem | undefined,
): ExampleItem {
  const name = shortName(pairing);
  const title = ownTitle(pairing.title);
  const usage = isTypeset
    ? `the class typeset-${name} sets everything inside of an article`
    : "elements without classes for type. The pairing sets h1 to h6, p, code and pre";
  return {
    $schema: "https://ui.shadcn.com/schema/registry-item.json",
    name: exampleName(name),
    type: "registry:component",
    title: `${title}: usage`,
    description: `Usage of ${title}, which is added by itself: ${usage}.`,
    files: [
      {
        path: `${exampleName(name)}.tsx`,
        type: "registry:component",
        content: componentOf(pairing, title, isTypeset ? name : undefined, fonts),
      },
    ],
  };
}

function componentOf(
  pairing: PairingItem,
  title: string,
  typeset: string | undefined,
  fonts: (name: string) => FontItem | undefined,
): string {
  const [first = "", second = first, ...others] = sentencesOf(pairing.description).map(inJsx);
  const rows = (["heading", "body", "mono"] as const).map(
    (role) => `          <tr>
            <th scope="row">${role}</th>
            <td>${inJsx(fontOfRole(pairing, role, fonts).title)}</td>
            <td><code>--font-${role}</code></td>
          </tr>`,
  );
  const container =
    typeset === undefined
      ? `style={{ fontSize: "${textSizeOf(pairing)}", maxWidth: "65ch" }}`
      : `className="typeset typeset-${typeset}" style={{ maxWidth: "65ch" }}`;
  return `export default function Example() {
  return (
    <article ${container}>
      <h1>${inJsx(title)}</h1>
      <p>${first}</p>
      <h2>Text with <em>emphasis</em></h2>
      <p>
        ${second} <strong>Strong</strong> text, <em>emphasis</em> and <code>code</code> need no classes.
      </p>
      <h3>Code</h3>
      <pre><code>{\`h1 { font-family: var(--font-heading); }\`}</code></pre>
      <h4>Table</h4>
      <table>
        <thead>
          <tr>
            <th scope="col">Role</th>
            <th scope="col">Family</th>
            <th scope="col">Variable</th>
          </tr>
        </thead>
        <tbody>
${rows.join("\n")}
        </tbody>
      </table>
${others.length > 0 ? `      <p>${others.join(" ")}</p>\n` : ""}    </article>
  );
}
`;
}

/** Text as JSX writes it, whatever it has. */
function inJsx(text: string): string {
  return /[{}<>&]/.test(text) ? `{${JSON.stringify(text)}}` : text;
}
