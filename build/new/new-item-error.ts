/** Why a new file is not written; the message says what to do. */
export class NewItemError extends Error {
  override name = "NewItemError";
}
