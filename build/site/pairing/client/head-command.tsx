import { hydrate } from "preact";
import { HeadCommand } from "../head-command.tsx";
import { choice, choose, command } from "./install-state.ts";

/** Makes the command in the head follow what is chosen and tuned in the panel, and choose the framework. */
export function startHeadCommand(): void {
  const root = document.querySelector<HTMLElement>("[data-head-command]");
  if (root) hydrate(<Command />, root);
}

function Command() {
  return (
    <HeadCommand
      command={command.value}
      framework={choice.value.framework}
      onFramework={(framework) => {
        choose({ framework });
      }}
    />
  );
}
