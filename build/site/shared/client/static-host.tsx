import { type InstallChoice, clientOf } from "../install-choices.ts";
import { hostHasOverrides } from "./published.ts";
import { useLoaded } from "./use-loaded.ts";

/** Whether the host answers queries with published files; no, and nothing is asked, while no pairing is given. */
export function useStaticHost(pairing: string | undefined): boolean {
  const hasOverrides = useLoaded(
    () => (pairing === undefined ? undefined : hostHasOverrides(pairing)),
    [pairing],
  );
  return pairing !== undefined && hasOverrides === false;
}

interface StaticHostNoteProps extends Pick<InstallChoice, "framework"> {
  /** Whether items are added in a namespace, which takes no parameters. */
  isNamespace: boolean;
}

/** Says, before a command of tuned values, why it names no address, and what to do first. */
export function StaticHostNote({ framework, isNamespace }: StaticHostNoteProps) {
  return (
    <p class="quiet" data-static-host>
      {isNamespace
        ? "A namespace takes no parameters. "
        : "This host serves files only and computes no overrides. "}
      Export the item as JSON under Tune,{" "}
      {clientOf(framework) === "shadcn-svelte"
        ? "and publish it: shadcn-svelte installs from an address."
        : "and install it from disk."}
    </p>
  );
}
