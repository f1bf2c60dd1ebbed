import { registryAddress } from "./registry-address.ts";

/** Makes the commands of a page of the docs, which no other script draws, name the registry's address. */
export function nameAddressInDocs(): void {
  addEventListener("DOMContentLoaded", () => {
    const codes = document.querySelectorAll(".docs-prose code");
    if (codes.length === 0) return;
    void registryAddress().then((address) => {
      nameAddress(codes, address);
    });
  });
}

/** The path stays, at which every link of the site begins. */
function nameAddress(codes: Iterable<Element>, address: string): void {
  const built = new URL(document.documentElement.dataset["baseUrl"] ?? address).origin;
  const { origin } = new URL(address);
  if (origin === built) return;
  for (const code of codes) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null)
      (texts.currentNode as Text).data = (texts.currentNode as Text).data.replace(built, origin);
  }
}
