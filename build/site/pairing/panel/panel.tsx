import { type Site, type SitePairing, linkTo } from "../../shared/site.ts";
import { FIRST_CHOICE, pairingCommand } from "../../shared/install-choices.ts";
import { Install } from "../install/install.tsx";
import { Segments } from "./segments.tsx";

const TABS = [
  { value: "install", label: "Install" },
  { value: "tune", label: "Tune" },
];

/** How to install a pairing and how to change it; `client/panel.tsx` brings it to life. */
export function Panel({ site, pairing: { name } }: { site: Site; pairing: SitePairing }) {
  const { baseUrl, itemBase } = site;
  const installation = { choice: FIRST_CHOICE, baseUrl, itemBase };
  return (
    <section
      class="panel"
      aria-label="Install and tune"
      data-panel={name}
      data-base-url={baseUrl}
      data-item-base={itemBase}
      data-font-titles={linkTo(site, site.assets.path("font-titles.json"))}
    >
      <div class="panel-tabs">
        <Segments name="panel-tab" legend="Panel" choices={TABS} chosen="install" />
      </div>
      <div class="install" data-install>
        <Install
          name={name}
          {...installation}
          command={pairingCommand(installation, name)}
          link={(path) => linkTo(site, path)}
        />
      </div>
      <noscript>
        <p class="panel-note">
          Commands for Vue, Svelte and one part of a page are in the{" "}
          <a href={linkTo(site, "docs/clients/")}>documentation</a>.
        </p>
      </noscript>
      <div class="tune" data-tune>
        <noscript>
          <p class="panel-note">
            The controls need JavaScript. Without it, add parameters to the URL of the item, such as{" "}
            <code>?h1-size=3rem&amp;body-lh=1.8</code>.
          </p>
        </noscript>
      </div>
    </section>
  );
}
