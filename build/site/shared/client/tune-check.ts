/**
 * The server's own check of overrides. With the grammar of CSS it is larger than all else of the page, so
 * it is loaded when a reader first types a value, or opens a URL with some.
 */
export { parseOverrideParameters } from "../../../../registry/overrides/override-parameters.ts";
