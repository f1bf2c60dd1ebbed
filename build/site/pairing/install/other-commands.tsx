import {
  FIRST_CHOICE,
  FLAVOUR_CHOICES,
  FRAMEWORKS,
  PACKAGE_MANAGERS,
  installCommand,
  installedFlavour,
  itemBaseFor,
  addressIn,
} from "../../shared/install-choices.ts";
import { CodeBox } from "../../shared/code-box.tsx";

/** The commands beside the first one, for readers without JavaScript: nothing there can be chosen. */
export function OtherCommands({
  name,
  ...bases
}: {
  name: string;
  baseUrl: string;
  itemBase: string;
}) {
  const forFramework = (framework: (typeof FRAMEWORKS)[number]["value"]) => {
    const choice = { ...FIRST_CHOICE, framework };
    const base = itemBaseFor(framework, bases);
    return installCommand(choice, addressIn(base, installedFlavour(choice).folder, name, ""));
  };
  return (
    <div class="install">
      {FRAMEWORKS.filter(({ client }) => client !== "shadcn").map(({ value, label }) => (
        <CodeBox label={`Command for ${label}`}>{forFramework(value)}</CodeBox>
      ))}
      <p class="panel-note">
        Instead of npx:{" "}
        {PACKAGE_MANAGERS.slice(1)
          .map(({ runner }) => runner)
          .join(", ")}
        . For another form, put its folder into the address:
      </p>
      <ul class="panel-files">
        {FLAVOUR_CHOICES.map(({ folder, label, purpose }) => (
          <li>
            <code>{folder}</code>
            <span>
              {label}. {purpose}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
