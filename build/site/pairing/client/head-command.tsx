import { hydrate } from "preact";
import { HeadCommand } from "../head-command.tsx";
import { isNamespace } from "../../../../registry/model/address.ts";
import { StaticHostNote } from "../../shared/client/static-host.tsx";
import { choice, choose, command, isStatic, pairing, tuning } from "./install-state.ts";

/** Makes the command in the head follow what is chosen and tuned in the panel, and choose the framework. */
export function startHeadCommand(): void {
  const root = document.querySelector<HTMLElement>("[data-head-command]");
  if (root) hydrate(<Command />, root);
}

function Command() {
  const isByFile = isNamespace(pairing.itemBase);
  return (
    <>
      {tuning.value.size > 0 && (isStatic.value || isByFile) && (
        <StaticHostNote framework={choice.value.framework} isNamespace={isByFile} />
      )}
      <HeadCommand
        command={command.value}
        framework={choice.value.framework}
        onFramework={(framework) => {
          choose({ framework });
        }}
      />
    </>
  );
}
