/** The components that apps are made of, each with the utilities that such components carry. */
export function ComponentPage() {
  return (
    <div id="components" className="flex">
      <Sidebar />
      <main className="grid max-w-3xl gap-6 p-6">
        <Headings />
        <Card />
        <Alert />
        <SignUp />
        <Dialog />
        <Invoices />
        <Utilities />
        <Article />
        <SmallArticle />
        <p className="text-muted-foreground text-xs">Prices include taxes. © Example Ltd.</p>
        <small>Small print without a class.</small>
      </main>
    </div>
  );
}

function Sidebar() {
  return (
    <nav className="w-56 text-sm">
      <div className="text-xs font-medium">Platform</div>
      <ul>
        <li>
          <a className="font-medium" href="#inbox">
            Inbox <span className="font-mono text-xs tabular-nums">24</span>
          </a>
        </li>
        <li>
          <a href="#drafts">Drafts</a>
        </li>
      </ul>
      <div className="grid flex-1 leading-tight">
        <span className="truncate font-semibold">Ada Example</span>
        <span className="truncate text-xs">ada@example.com</span>
      </div>
    </nav>
  );
}

function Headings() {
  return (
    <header>
      <h1 className="text-4xl font-extrabold tracking-tight">Utilities on a heading</h1>
      <h2 className="text-3xl font-semibold">A size and a weight</h2>
      <h3 className="tracking-wide">Tracking alone</h3>
      <h4 className="leading-none">Leading alone</h4>
      <h5 className="font-light">A weight alone</h5>
      <h6 className="text-sm leading-6 font-medium tracking-widest uppercase">A small caption</h6>
      <h2 className="font-sans text-[22px]">A family and a size of its own</h2>
      <p className="text-xl leading-8">A lead of larger text.</p>
    </header>
  );
}

function Card() {
  return (
    <section className="rounded-xl border p-6">
      <div className="leading-none font-semibold">Card title</div>
      <div className="text-sm">What the card is about.</div>
      <div className="py-4">
        <p>A paragraph in the content of a card.</p>
        <div className="text-sm">
          <p>
            A paragraph in a small block, with {"a "}
            <strong>strong word</strong> and an <em>emphasis</em>.
          </p>
        </div>
      </div>
      <h3 className="text-lg leading-none font-semibold">A heading in a card</h3>
      <div className="text-2xl font-bold tabular-nums">$1,250.00</div>
      <span className="rounded-full border px-2 text-xs font-semibold">Badge</span>
      <button className="text-sm font-medium">Button</button>
    </section>
  );
}

function Alert() {
  return (
    <div role="alert" className="rounded-lg border px-4 py-3 text-sm">
      <div className="font-medium tracking-tight">Heads up</div>
      <div className="text-sm">
        <p className="leading-relaxed">You can add components with the command line.</p>
        <p>
          Press <kbd>Esc</kbd> to close this.
        </p>
      </div>
    </div>
  );
}

function SignUp() {
  return (
    <form className="grid gap-2">
      <label className="text-sm leading-none font-medium" htmlFor="email" data-slot="form-label">
        Email
      </label>
      <input className="text-base md:text-sm" id="email" defaultValue="ada@example.com" />
      <p className="text-muted-foreground text-sm" data-slot="form-description">
        We send one message a month.
      </p>
      <p className="text-sm font-medium text-red-600">Enter a valid address.</p>
      <fieldset className="text-sm">
        <legend className="mb-3 font-medium" data-slot="form-label">
          Notifications
        </legend>
        <p data-slot="form-description">Choose what to be notified about.</p>
      </fieldset>
      <textarea className="text-sm" defaultValue="A message" />
      <select className="text-sm" defaultValue="a">
        <option value="a">An option</option>
      </select>
    </form>
  );
}

function Dialog() {
  return (
    <div role="dialog" className="rounded-lg border p-6">
      <h2 className="text-lg leading-none font-semibold">Delete the file?</h2>
      <p className="text-muted-foreground text-sm">This cannot be undone.</p>
      <kbd className="rounded border px-1 font-mono text-[10px] font-medium">⌘K</kbd>
    </div>
  );
}

function Invoices() {
  return (
    <table className="w-full text-sm">
      <caption className="text-sm">Recent invoices</caption>
      <thead>
        <tr>
          <th className="h-10 font-medium">Invoice</th>
          <th>Amount</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td className="font-medium">INV001</td>
          <td className="tabular-nums">
            <p>$250.00</p>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Utilities() {
  return (
    <section>
      <p className="text-sm">Text of the size sm</p>
      <p className="text-3xl">Text of the size 3xl</p>
      <p className="leading-7">Leading of seven steps</p>
      <p className="leading-loose">Loose leading</p>
      <p className="tracking-wide">Wide tracking</p>
      <p className="font-bold">Bold</p>
      <p className="font-sans">The family of the system</p>
      <p className="font-serif">A serif of the system</p>
      <p className="font-mono">The monospaced family</p>
      <p className="text-sm">
        A command: <code className="font-mono text-sm font-semibold">npm start</code>
      </p>
      <code className="text-xs">A size on code</code>
      <pre className="text-sm leading-relaxed">A size on pre</pre>
      <blockquote className="text-lg italic">A quotation with a size</blockquote>
    </section>
  );
}

function Article() {
  return (
    <article>
      <h1>Heading one</h1>
      <p>
        Running text, <strong>strong words</strong>, <em>emphasis</em>, <a href="#here">a link</a>,{" "}
        <code>inline code</code>, <kbd>Ctrl</kbd>, <samp>output</samp>, x<sub>2</sub>.
      </p>
      <h2>
        Heading two with <code data-code="h2">code</code>
      </h2>
      <ul>
        <li>
          An item with <code data-code="li">code</code>
        </li>
        <li>
          <p>An item with a paragraph</p>
        </li>
      </ul>
      <h3>
        Heading three, <em>in part emphasized</em>
      </h3>
      <ol>
        <li>First</li>
      </ol>
      <h4>Heading four</h4>
      <blockquote>
        <p>A quoted paragraph.</p>
      </blockquote>
      <h5>Heading five</h5>
      <pre data-code="pre">
        <code data-code="pre code">const answer = 42;</code>
      </pre>
      <h6>Heading six</h6>
      <p>
        The last paragraph, with <code data-code="p">code</code>.
      </p>
      <table>
        <tbody>
          <tr>
            <td>
              A cell with <code>code</code>
            </td>
          </tr>
        </tbody>
      </table>
    </article>
  );
}

function SmallArticle() {
  return (
    <article className="text-sm">
      <h3>A heading in a small block</h3>
      <p>
        Small running text with <code data-code="text-sm">code</code>.
      </p>
      <ul>
        <li>An item</li>
      </ul>
      <pre data-code="text-sm pre">
        <code data-code="text-sm pre code">const small = true;</code>
      </pre>
    </article>
  );
}
