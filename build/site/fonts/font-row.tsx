import type { ListedFont } from "../shared/fonts/listed-font.ts";
import { queryString } from "../shared/query-string.ts";
import { fontFactsOf } from "./font-labels.ts";
import { FontName, useFontKind } from "./font-name.tsx";

interface FontRowProps {
  font: ListedFont;
  text: string;
  basePath: string;
  isLive: boolean;
}

/**
 * A family in its own face, and what it is. The line stands on the site's face, so that nothing moves when the
 * row's own arrives.
 *
 * @param text the reader's own; "" for the name of the family
 * @param isLive whether a script opens the family's own view; without one the row leads to its item
 */
export function FontRow({ font: { name, title, ...facts }, text, basePath, isLive }: FontRowProps) {
  const isOwn = text !== "";
  const { kind, isSettled } = useFontKind(name, title, isOwn);
  const isTyped = isOwn && kind === "faces";
  const [classification, weights, scripts] = fontFactsOf(facts);
  const first = isTyped ? title : isOwn && isSettled ? "Open it to type in it" : classification;
  return (
    <li class={kind && "set"}>
      <div>
        <a
          href={
            basePath + (isLive ? `/fonts/${queryString({ font: name, text })}` : `/r/${name}.json`)
          }
          aria-label={isTyped ? title : undefined}
          data-open={isLive ? name : undefined}
        >
          <FontName font={name} title={title} text={isOwn ? text : title} kind={kind} />
        </a>
      </div>
      <p>{first}</p>
      <p>{weights}</p>
      <p>{scripts}</p>
    </li>
  );
}
