import { type FontItem, type PairingItem, shortName } from "../model/items.ts";
import { fontOfRole, referenceBeside } from "../pairing/pairing-fonts.ts";
import { textSizeOf } from "../pairing/scale.ts";
import { sentencesOf } from "../pairing/sentences.ts";
import type { Flavour } from "./index.ts";

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
  registryDependencies: string[];
  files: { path: string; type: "registry:component"; content: string }[];
}

/**
 * The usage of a pairing, for programs that look for examples. It depends on the pairing in the same flavour.
 *
 * @param pairing published: its item URLs are absolute
 * @param fonts every font by name
 */
export function exampleItem(
  pairing: PairingItem,
  flavour: Flavour | undefined,
  fonts: (name: string) => FontItem | undefined,
): ExampleItem {
  const name = shortName(pairing);
  const [reference = ""] = pairing.registryDependencies;
  const [title = name] = pairing.title.split(" — ", 1);
  return {
    $schema: "https://ui.shadcn.com/schema/registry-item.json",
    name: exampleName(name),
    type: "registry:component",
    title: `${title}: usage`,
    description: descriptionOf(title, name, flavour),
    registryDependencies: [referenceBeside(reference, name, flavour)],
    files: [
      {
        path: `${exampleName(name)}.tsx`,
        type: "registry:component",
        content: componentOf(pairing, title, flavour === "typeset" ? name : undefined, fonts),
      },
    ],
  };
}

function descriptionOf(title: string, name: string, flavour: Flavour | undefined): string {
  return flavour === "typeset"
    ? `Usage of ${title}: the class typeset-${name} sets everything inside of an article.`
    : `Usage of ${title}: elements without classes for type. The pairing sets h1 to h6, p, code and pre.`;
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
