/** The name of the item that shows how a pairing is used. */
export const EXAMPLE_NAME = "example";

/** An item with a file: one component in which any pairing sets headings, text, code and a table. */
export type ExampleItem = ReturnType<typeof exampleItem>;

/**
 * The usage of any pairing, for programs that look for examples. It depends on none: one that is installed would
 * be added a second time.
 *
 * @param isTypeset whether pairings are set by their classes
 */
export function exampleItem(isTypeset: boolean) {
  const usage = isTypeset
    ? "the class typeset-{name} sets everything inside of an article"
    : "elements without classes for type. A pairing sets h1 to h6, p, code and pre";
  return {
    $schema: "https://ui.shadcn.com/schema/registry-item.json",
    name: EXAMPLE_NAME,
    type: "registry:component" as const,
    title: "Usage of a pairing",
    description: `Usage of any pairing, which is added by itself: ${usage}.`,
    files: [
      {
        path: `${EXAMPLE_NAME}.tsx`,
        type: "registry:component" as const,
        content: isTypeset ? TYPESET_COMPONENT : COMPONENT,
      },
    ],
  };
}

const COMPONENT = `export default function Example() {
  // Long text has its size on the container, not on p.
  return (
    <article style={{ fontSize: "1.125rem", maxWidth: "65ch" }}>
${content()}    </article>
  );
}
`;

const TYPESET_COMPONENT = `// The pairing is set by its class: for minimal, <Example pairing="minimal" /> has the class typeset-minimal.
export default function Example({ pairing }: { pairing: string }) {
  return (
    <article className={\`typeset typeset-\${pairing}\`} style={{ maxWidth: "65ch" }}>
${content()}    </article>
  );
}
`;

function content(): string {
  const rows = ["heading", "body", "mono"].map(
    (role) => `          <tr>
            <th scope="row">${role}</th>
            <td><code>--font-${role}</code></td>
          </tr>
`,
  );
  return `      <h1>A heading of the first level</h1>
      <p>Running text needs no classes. The pairing sets its family and its leading.</p>
      <h2>Text with <em>emphasis</em></h2>
      <p>
        <strong>Strong</strong> text, <em>emphasis</em> and <code>code</code> need none either.
      </p>
      <h3>Code</h3>
      <pre><code>{\`h1 { font-family: var(--font-heading); }\`}</code></pre>
      <h4>Table</h4>
      <table>
        <thead>
          <tr>
            <th scope="col">Role</th>
            <th scope="col">Variable</th>
          </tr>
        </thead>
        <tbody>
${rows.join("")}        </tbody>
      </table>
`;
}
