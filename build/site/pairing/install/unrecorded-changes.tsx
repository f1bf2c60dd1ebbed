import { FRAMEWORKS, shownFor } from "../../shared/install-choices.ts";

/** The files that the command changes, where nothing was recorded: for pairings of one's own registry. */
export function UnrecordedChanges() {
  return (
    <>
      <ul class="panel-files">
        <li>
          <code>
            {FRAMEWORKS.map(({ value, stylesheet }) => (
              <span data-framework={value}>{stylesheet}</span>
            ))}
          </code>
          <span>imports, variables and rules</span>
        </li>
        <li data-framework="next" data-flavour={shownFor(["layered", "typeset", "plain"])}>
          <code>app/layout.tsx</code>
          <span>the fonts that next/font loads</span>
        </li>
        <li>
          <code>package.json</code>
          <span>the packages of the fonts</span>
        </li>
      </ul>
      <p class="panel-note">
        Commit the project before, and <code>git diff</code> shows every line. Another project may
        have other paths.
      </p>
    </>
  );
}
