import { useState } from "preact/hooks";
import { hasFace } from "../../shared/client/faces.ts";
import { allowProvider } from "../../shared/client/provider-faces.ts";
import type { FamilyFaces } from "./family-faces.ts";

/** The click that loads the whole family from its provider, and the one that takes that back. */
export function ProviderNote({ faces }: { faces: FamilyFaces }) {
  const { item, hasProvider, isWhole, isLoading, isFailed, kind, load } = faces;
  const [isForgotten, setForgotten] = useState(false);
  const { title } = item;
  if (!hasProvider) return null;
  const weights = item.font.weight.filter((weight) => hasFace(item.name, Number(weight)));
  const purpose =
    kind === "faces"
      ? `This site has ${weights.join(", ") || "italics"}, with a part of the letters. Google Fonts has all of it.`
      : "Then any text can be typed in it.";
  return (
    <div class="font-provider" role="status">
      {isWhole ? (
        <button
          type="button"
          class="button"
          disabled={isForgotten}
          onClick={() => {
            allowProvider(false);
            setForgotten(true);
          }}
        >
          Forget this choice
        </button>
      ) : (
        <button type="button" class="button" disabled={isLoading} onClick={load}>
          Load {title} from Google Fonts
        </button>
      )}
      <p class="quiet">
        {isWhole
          ? `${title} comes from Google Fonts.${isForgotten ? " The next family needs a click again." : ""}`
          : `${isFailed ? "It could not be loaded. " : ""}${purpose} Google then learns your IP address. The choice is remembered for all families.`}
      </p>
    </div>
  );
}
