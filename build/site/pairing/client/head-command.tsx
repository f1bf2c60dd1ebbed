import { hydrate } from "preact";
import { HeadCommand } from "../head-command.tsx";
import { choice, choose, tuned } from "./install-state.ts";

/** Makes the command in the head follow what is chosen and tuned in the panel, and choose the framework. */
export function startHeadCommand(): void {
  const root = document.querySelector<HTMLElement>("[data-head-command]");
  const { panel: name = "", baseUrl = "" } =
    document.querySelector<HTMLElement>("[data-panel]")?.dataset ?? {};
  if (root) hydrate(<Command name={name} baseUrl={baseUrl} />, root);
}

function Command({ name, baseUrl }: { name: string; baseUrl: string }) {
  return (
    <HeadCommand
      {...{ name, baseUrl }}
      choice={choice.value}
      query={tuned.value.query}
      onFramework={(framework) => {
        choose({ framework });
      }}
    />
  );
}
