import { type OwnTexts, ownTextsOf } from "../own-texts.ts";
import { queryWith } from "../query-string.ts";
import { queryOfAddress, searchAndHash } from "./address-query.ts";
import { link as linkTo } from "./base-path.ts";

/** The pages that set a reader's own texts, below the site's root. */
const SETTING = /^(?:(?:compare|fonts|use)\/|pairings\/[^/]+\/)?$/;

/** Links and forms of the page that lead to those that set the reader's texts take along what its address states. */
export function keepTextInLinks(): void {
  for (const sign of ["pointerdown", "focusin", "click"])
    addEventListener(
      sign,
      ({ target }) => {
        const link = target instanceof Element ? target.closest("a") : null;
        if (link !== null && link.hash.length < 2 && isSetting(link)) addTexts(link);
      },
      { capture: true },
    );
  addEventListener("formdata", ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement) || !isSetting(new URL(target.action))) return;
    for (const [name, text] of Object.entries<string>({ ...texts() }))
      if (text !== "" && !formData.has(name)) formData.set(name, text);
  });
}

function isSetting({ origin, pathname }: Pick<URL, "origin" | "pathname">): boolean {
  const root = linkTo("");
  const isOwn = origin === location.origin && pathname.startsWith(root);
  return isOwn && SETTING.test(pathname.slice(root.length));
}

function addTexts(link: HTMLAnchorElement): void {
  const query = queryWith(queryOfAddress(link), { ...texts() });
  link.href = link.origin + link.pathname + searchAndHash(query, link.hash);
}

/** They may have been typed since the page was opened. */
function texts(): OwnTexts {
  return ownTextsOf(new URLSearchParams(queryOfAddress()));
}
