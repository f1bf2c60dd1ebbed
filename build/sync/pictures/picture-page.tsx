import { renderToString } from "preact-render-to-string";
import { Composition } from "../../site/home/composition.tsx";
import type { ListedPairing } from "../../site/shared/listed-pairing.ts";
import { NO_OWN_TEXTS } from "../../site/shared/own-texts.ts";
import { REGISTRY_NAME } from "../../site/shared/pictures.ts";

/** In pixels. */
export const PICTURE = { width: 1200, height: 630 };

/** In pixels: as many letters of one pixel as the place of the name is wide. */
const NAME_LETTERS = 460;

const CSS = `
  .picture {
    --stage: 520px;
    display: grid;
    grid-template: var(--stage) / 743px 1fr;
    gap: 45px;
    block-size: 630px;
    padding: 55px 60px;
    line-height: 1.4;
  }
  .picture-page { container-type: inline-size; }
  .picture-name { display: flex; flex-direction: column; gap: 14px; font-size: 22px; color: var(--quiet); }
  .picture .picture-name .pairing-name { margin: 0; line-height: 1.25; color: var(--ink); overflow-wrap: anywhere; }
  .picture-name p:last-child { margin-block-start: auto; color: var(--ink); font-weight: 600; }
  .picture-site { display: flex; flex-direction: column; justify-content: end; block-size: 630px; padding: 60px; font-size: 36px; }
  .picture-site h1 { font-size: 112px; line-height: 1.05; letter-spacing: -0.03em; }
`;

/** A pairing whose picture is drawn. */
interface PicturedPairing {
  pairing: ListedPairing;
  /** At the head of the pairing's page. */
  name: string;
  families: readonly string[];
}

/** The picture of a pairing as HTML: what its card shows, larger, and its name as its own page has it. */
export function pairingPicture({ pairing, name, families }: PicturedPairing): string {
  const longestWord = Math.max(...name.split(" ").map((word) => word.length));
  const nameSize = Math.min(46, Math.floor(NAME_LETTERS / longestWord));
  return renderToString(
    <div class="picture">
      <div class="picture-page">
        <Composition pairing={pairing} own={NO_OWN_TEXTS} isServed={false} />
      </div>
      <div class="picture-name">
        <p class={`pairing-name type-${pairing.name}`} style={`font-size:${nameSize}px`}>
          {name}
        </p>
        {name !== pairing.title && <p>{pairing.title}</p>}
        <p>{families.join(" + ")}</p>
        <p>{REGISTRY_NAME}</p>
      </div>
    </div>,
  );
}

/** The picture of the site as HTML. */
export function siteOwnPicture(): string {
  return renderToString(
    <div class="picture-site">
      <h1>{REGISTRY_NAME}</h1>
      <p class="quiet">Font pairings, measured and tunable, installed by one command</p>
    </div>,
  );
}

/**
 * The page that pictures are drawn in, one after the other.
 *
 * @param stylesheets paths of the site's own
 */
export function picturePage(stylesheets: readonly string[]): string {
  return renderToString(
    <html>
      <head>
        <meta charset="utf-8" />
        {stylesheets.map((path) => (
          <link rel="stylesheet" href={path} />
        ))}
        <style dangerouslySetInnerHTML={{ __html: CSS }} />
      </head>
      <body />
    </html>,
  );
}
