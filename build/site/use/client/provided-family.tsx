import { useState } from "preact/hooks";
import {
  allowProvider,
  isProviderAllowed,
  loadFromProvider,
} from "../../shared/client/provider-faces.ts";
import { useLoaded } from "../../shared/client/use-loaded.ts";
import type { MeasuredFont } from "../partners-json.ts";

/** A family that the site has no file of. */
export interface ProvidedFamily {
  /** Undefined before the provider is asked. */
  isLoaded: boolean | undefined;
  /** Loads it from the provider, as of now every other one too. */
  load: () => void;
}

/** A font from its provider, where the reader has allowed that, on this page or on an earlier one. */
export function useProvidedFamily(font: MeasuredFont | undefined): ProvidedFamily {
  const [attempt, setAttempt] = useState(isProviderAllowed() ? 1 : 0);
  const answer = useLoaded(() => {
    if (font === undefined || font.isLocal || attempt === 0) return undefined;
    return loadFromProvider(font.name).then(
      () => ({ font, isLoaded: true }),
      () => ({ font, isLoaded: false }),
    );
  }, [font, attempt]);
  return {
    isLoaded: answer?.font === font ? answer?.isLoaded : undefined,
    load: () => {
      allowProvider(true);
      setAttempt(attempt + 1);
    },
  };
}

/** The click that loads it. */
export function LoadFamily({ title, family }: { title: string; family: ProvidedFamily }) {
  return (
    <p class="use-note quiet">
      {family.isLoaded === false && "It could not be loaded. "}This site has no file of {title}.{" "}
      <button type="button" class="quiet-button" onClick={family.load}>
        Load {title} from Google Fonts
      </button>{" "}
      Google then learns your IP address. The choice is remembered.
    </p>
  );
}
