import { CodeBox } from "../shared/code-box.tsx";
import { FRAMEWORKS, type InstallChoice } from "../shared/install-choices.ts";

interface HeadCommandProps {
  command: string;
  framework: InstallChoice["framework"];
  /** Absent from the page as it is served. */
  onFramework?: (framework: InstallChoice["framework"]) => void;
}

/** The command at the head of the page, which is that of the Install tab. */
export function HeadCommand({ command, framework, onFramework }: HeadCommandProps) {
  return (
    <>
      <label class="pairing-framework">
        Install in{" "}
        <select
          class="select"
          autocomplete="off"
          value={framework}
          onChange={({ currentTarget: { value } }) => {
            onFramework?.(value as InstallChoice["framework"]);
          }}
        >
          {FRAMEWORKS.map(({ value, label }) => (
            <option value={value}>{label}</option>
          ))}
        </select>
      </label>
      <CodeBox label="Command to install it">{command}</CodeBox>
    </>
  );
}
