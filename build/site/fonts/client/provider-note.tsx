import { useState } from "preact/hooks";
import { allowProvider } from "../../shared/client/provider-faces.ts";
import type { FamilyFaces } from "./family-faces.ts";

/** The click that loads the whole family from its provider, and the one that takes that back. */
export function ProviderNote({ title, faces }: { title: string; faces: FamilyFaces }) {
  const { hasProvider, isWhole, isLoading, isFailed, kind, load } = faces;
  const [isForgotten, setForgotten] = useState(false);
  if (!hasProvider) return null;
  const purpose =
    kind === "faces"
      ? "This site has a part of it. Google Fonts has every weight, axis and letter."
      : "Then any text can be typed in it.";
  return (
    <div class="font-provider" role="status">
      {isWhole ? (
        <button
          type="button"
          class="quiet-button"
          disabled={isForgotten}
          onClick={() => {
            allowProvider(false);
            setForgotten(true);
          }}
        >
          Ask again before the next family
        </button>
      ) : (
        <button type="button" class="button" disabled={isLoading} onClick={load}>
          Load {title} from Google Fonts
        </button>
      )}
      <p class="quiet">
        {isWhole
          ? `${title} comes from Google Fonts${isForgotten ? "; the next family after a click" : ""}.`
          : `${isFailed ? "It could not be loaded. " : ""}${purpose} Google then learns your IP address. The choice is remembered for all families.`}
      </p>
    </div>
  );
}
