import { pixelsOf } from "../../../registry/scale.ts";
import type { LoadedRegistry } from "../../loaded-registry.ts";
import type { Problem } from "../../problem.ts";
import { castings, problemIn, xHeightOf } from "./casting.ts";

/** More than this, and inline code looks larger or smaller than the sentence around it. */
const TOLERANCE = 0.08;

/** The x-height of code is that of the text, evened by a `font-size` of `code, pre` where need be. */
export function codeSize(registry: LoadedRegistry): Problem[] {
  return castings(registry).flatMap((casting) => {
    const body = xHeightOf(casting.body);
    const mono = xHeightOf(casting.mono);
    if (body === undefined || mono === undefined) return [];
    const { css } = casting.item;
    const text = pixelsOf(css["body, p"]["font-size"]);
    const stated = css["code, pre"]["font-size"];
    const code =
      stated === undefined
        ? text
        : stated.endsWith("rem") || stated.endsWith("px")
          ? pixelsOf(stated)
          : Number.parseFloat(stated) * text;
    const ratio = (mono * code) / (body * text);
    if (Math.abs(ratio - 1) <= TOLERANCE) return [];
    const fitting = `${Number((body / mono).toFixed(2))}em`;
    const path = stated === undefined ? ["css", "code, pre"] : ["css", "code, pre", "font-size"];
    const message = `code has ${Math.round(ratio * 100)} % of the text's x-height; write "font-size": "${fitting}"`;
    return [problemIn("code-size", casting, path, message)];
  });
}
