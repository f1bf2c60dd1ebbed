import { useEffect, useState } from "preact/hooks";

/** The families that the page has from the provider. */
export interface ProvidedFamilies {
  fonts: ReadonlySet<string>;
  /** @throws when the provider does not answer */
  load: (font: string) => Promise<void>;
}

export function useProvidedFamilies(): ProvidedFamilies {
  const [fonts, setFonts] = useState<ReadonlySet<string>>(new Set());
  return {
    fonts,
    load: async (font) => {
      const { loadFromProvider } = await import("./on-demand.ts");
      await loadFromProvider(font);
      setFonts((before) => new Set([...before, font]));
    },
  };
}

interface FamilyFromProviderProps {
  font: string;
  title: string;
  families: ProvidedFamilies;
  /** Whether it is in view. */
  isWanted: boolean;
}

/** The click that loads a family which the site has no file of; none where the reader has allowed that before. */
export function FamilyFromProvider({ font, title, families, isWanted }: FamilyFromProviderProps) {
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    families.load(font).catch(() => {
      setFailed(true);
    });
  };
  useEffect(() => {
    if (!isWanted) return;
    void import("./on-demand.ts").then(({ isProviderAllowed }) => {
      if (isProviderAllowed()) load();
    });
  }, [font, isWanted]);
  return (
    <p class="quiet">
      {title} is shown as a drawing.{hasFailed && " It could not be loaded."}{" "}
      <button
        type="button"
        class="quiet-button"
        onClick={() => {
          void import("./on-demand.ts").then(({ allowProvider }) => {
            allowProvider(true);
            load();
          });
        }}
      >
        Load {title} from Google Fonts
      </button>{" "}
      Google then learns your IP address. The choice is remembered.
    </p>
  );
}
