import DOCUMENTATION_PAGE from "../samples/documentation-page.json" with { type: "json" };
import { MarkedText } from "../specimen/marked-text.tsx";
import { CodeBlock } from "../specimen/specimen.tsx";

/** A page of a library's documentation, with its sidebar. */
export function DocumentationContext() {
  const { title, lead, sections, example, parametersHeading, note } = DOCUMENTATION_PAGE;
  return (
    <div class="cx-docs">
      <Sidebar />
      <div class="cx-page">
        <div class="h1">
          <Identifier name={title} />
        </div>
        <p class="lead">
          <MarkedText text={lead} />
        </p>
        <CodeBlock {...example} />
        {sections.map((section) => (
          <Section {...section} />
        ))}
        <div class="h3">{parametersHeading}</div>
        <Parameters />
        <div class="cx-note">
          <div class="h4">{note.title}</div>
          <p>
            <MarkedText text={note.text} />
          </p>
        </div>
      </div>
    </div>
  );
}

/** A name in camel case breaks before a capital where it is longer than the line. */
function Identifier({ name }: { name: string }) {
  return (
    <>{name.split(/(?=[A-Z])/).flatMap((part, index) => (index > 0 ? [<wbr />, part] : [part]))}</>
  );
}

function Sidebar() {
  const { library, version, navigation, currentPage } = DOCUMENTATION_PAGE;
  return (
    <div class="cx-sidebar">
      <div class="cx-library">
        <span class="h4">{library}</span> <span class="badge">{version}</span>
      </div>
      {navigation.map(({ title, pages }) => (
        <div>
          <div class="cx-label">{title}</div>
          <ul>
            {pages.map((page) => (
              <li class={page === currentPage ? "current" : undefined}>{page}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Section({ heading, paragraphs }: (typeof DOCUMENTATION_PAGE.sections)[number]) {
  return (
    <>
      <div class="h2">{heading}</div>
      {paragraphs.map((paragraph) => (
        <p>
          <MarkedText text={paragraph} />
        </p>
      ))}
    </>
  );
}

function Parameters() {
  return (
    <dl class="cx-parameters">
      {DOCUMENTATION_PAGE.parameters.map((parameter) => (
        <Parameter {...parameter} />
      ))}
    </dl>
  );
}

function Parameter({
  name,
  type,
  default: initial,
  description,
}: (typeof DOCUMENTATION_PAGE.parameters)[number]) {
  return (
    <div>
      <dt>
        <code>{name}</code> <code class="cx-quiet">{type}</code>
        {initial === undefined && <span class="badge">required</span>}
      </dt>
      <dd>
        <MarkedText text={description} />
        {initial !== undefined && (
          <>
            {" "}
            Default: <code>{initial}</code>
          </>
        )}
      </dd>
    </div>
  );
}
