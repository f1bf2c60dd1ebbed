import { useLayoutEffect, useState } from "preact/hooks";
import { isNamespace } from "../../../../registry/model/address.ts";
import { FIRST_CHOICE, type Installation } from "../install-choices.ts";
import { registryAddress } from "./registry-address.ts";
import { rememberedChoice } from "./remembered-choice.ts";
import { useLoaded } from "./use-loaded.ts";

/**
 * What the commands of a part are made from: the first choice and the address that the site was built for
 * where the page is rendered, then the reader's choice and the address at which the page is open.
 *
 * @param built what items are added by, as the page states it
 */
export function useInstallation(built: string): Installation {
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const baseUrl = useLoaded(registryAddress, []) ?? built;
  useLayoutEffect(() => {
    const read = () => {
      setChoice(rememberedChoice());
    };
    read();
    // Back may show this page as it was, before the reader chose on another one.
    addEventListener("pageshow", read);
    return () => {
      removeEventListener("pageshow", read);
    };
  }, []);
  return { choice, baseUrl, itemBase: isNamespace(built) ? built : baseUrl };
}
