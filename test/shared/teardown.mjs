/** Jest wants it in a file of its own. */
export default async function teardown() {
  await globalThis.stopShared?.();
}
