import { hydrate } from "preact";
import { HeadCommand } from "../head-command.tsx";
import { StaticHostNote } from "../../shared/client/static-host.tsx";
import { choice, choose, command, isStatic, tuning } from "./install-state.ts";

/** Makes the command in the head follow what is chosen and tuned in the panel, and choose the framework. */
export function startHeadCommand(): void {
  const root = document.querySelector<HTMLElement>("[data-head-command]");
  if (root) hydrate(<Command />, root);
}

function Command() {
  return (
    <>
      {isStatic.value && tuning.value.size > 0 && (
        <StaticHostNote framework={choice.value.framework} />
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
