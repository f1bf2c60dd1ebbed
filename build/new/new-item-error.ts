/** An item that cannot be written; the message says why, and what to do. */
export class NewItemError extends Error {
  override name = "NewItemError";
}
