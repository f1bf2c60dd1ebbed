import { CodeBox } from "../../shared/code-box.tsx";
import { link } from "../../shared/client/base-path.ts";
import { download } from "../../shared/client/download.ts";
import { published } from "../../shared/client/published.ts";
import { useInstallation } from "../../shared/client/use-installation.ts";
import { installCommand, installedFlavour, pairingAddress } from "../../shared/install-choices.ts";
import type { OwnTexts } from "../../shared/own-texts.ts";
import { queryString } from "../../shared/query-string.ts";
import { type Tuning, overridesOf, queryOfTuning } from "../../shared/tuning/tuning.ts";
import type { SearchRecord } from "../../../../registry/search/search-data.ts";
import { titleOf } from "../../shared/partners/font-records.ts";
import type { RoledPairing } from "../../shared/partners/base-pairing.ts";

interface InstallPartnerProps {
  base: RoledPairing;
  partner: SearchRecord;
  tuning: Tuning;
  itemBase: string;
  isStatic: boolean;
  texts: OwnTexts;
}

/** The command that installs a partner with the font, or on a host of files alone the item that it installs. */
export function InstallPartner({ base, partner, tuning, ...page }: InstallPartnerProps) {
  const { itemBase, isStatic, texts } = page;
  const { pairing, roles } = base;
  const query = queryOfTuning(new Map([...roles, ...tuning]));
  const installation = useInstallation(itemBase);
  const { choice } = installation;
  const { folder } = installedFlavour(choice);
  const isDownloaded = isStatic && query !== "";
  const file = `${pairing.name}-with-${partner.name}.json`;
  const address = isDownloaded ? `./${file}` : pairingAddress(installation, pairing.name, query);
  return (
    <>
      {isDownloaded && (
        <p>
          <button
            type="button"
            class="button"
            onClick={() => {
              void downloadItem(file, `${folder}${pairing.name}.json`, base, tuning);
            }}
          >
            Download the item
          </button>
        </p>
      )}
      <CodeBox label={`Command that installs ${partner.title}`}>
        {installCommand(choice, address)}
      </CodeBox>
      <p class="quiet">
        {roles.size === 0 ? "It is the pairing " : "With the sizes of the pairing "}
        <a href={link(`pairings/${pairing.name}/`) + queryString({ ...texts })}>
          {titleOf(pairing)}
        </a>
        .
      </p>
    </>
  );
}

async function downloadItem(
  name: string,
  path: string,
  { pairing, roles }: RoledPairing,
  tuning: Tuning,
): Promise<void> {
  const { fileWithRoles } = await import("./partner-files.ts");
  const settings = { name: pairing.name, roles, overrides: overridesOf(tuning) };
  const flavour = path.includes("/self-hosted/") ? "self-hosted" : "layered";
  const text = await fileWithRoles(settings, path, { flavour }, published);
  download(name, text);
}
