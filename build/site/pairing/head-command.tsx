import { CodeBox } from "../shared/code-box.tsx";
import {
  FRAMEWORKS,
  type InstallChoice,
  installCommand,
  installedFlavour,
  itemUrl,
} from "../shared/install-choices.ts";
import { Breakable } from "./install/install.tsx";

/** The command at the head of the page, which is that of the Install tab. */
export function HeadCommand({
  name,
  baseUrl,
  choice,
  query,
  onFramework,
}: {
  name: string;
  baseUrl: string;
  choice: InstallChoice;
  /** Of what has been tuned. */
  query: string;
  /** Absent from the page as it is served. */
  onFramework?: (framework: InstallChoice["framework"]) => void;
}) {
  const { folder } = installedFlavour(choice);
  return (
    <>
      <label class="pairing-framework">
        Install in{" "}
        <select
          autocomplete="off"
          value={choice.framework}
          onChange={({ currentTarget: { value } }) => {
            onFramework?.(value as InstallChoice["framework"]);
          }}
        >
          {FRAMEWORKS.map(({ value, label }) => (
            <option value={value}>{label}</option>
          ))}
        </select>
      </label>
      <CodeBox label="Command to install it">
        <Breakable text={installCommand(choice, itemUrl(baseUrl, folder, name, query))} />
      </CodeBox>
    </>
  );
}
