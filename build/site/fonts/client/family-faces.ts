import { useState } from "preact/hooks";
import { type FontItem, isGoogleFont } from "../../../../registry/model/items.ts";
import {
  allowProvider,
  fontItem,
  isProviderAllowed,
  loadFromProvider,
} from "../../shared/client/provider-faces.ts";
import { useLoaded } from "../../shared/client/use-loaded.ts";
import { type FontKind, kindOf } from "../font-name.tsx";

/** What the view of a font sets text in. */
export interface FamilyFaces {
  item: FontItem;
  kind: FontKind;
  /** Where the family can be loaded from, other than from this site. */
  hasProvider: boolean;
  /** Whether the faces are all of the family, with its axes and features. */
  isWhole: boolean;
  isLoading: boolean;
  /** Whether the provider did not answer. */
  isFailed: boolean;
  /** Loads the family from its provider, as of now every other one too. */
  load: () => void;
}

/** The faces of a font, from the provider where the reader has allowed that; undefined until they are there. */
export function useFamilyFaces(name: string, title: string): FamilyFaces | undefined {
  const [attempt, setAttempt] = useState(isProviderAllowed() ? 1 : 0);
  const loaded = useLoaded(async () => {
    const item = await fontItem(name);
    const hasProvider = isGoogleFont(item);
    const isAsked = hasProvider && attempt > 0;
    const isProvided = isAsked && (await loadFromProvider(name).then(isTrue, isFalse));
    const kind = await kindOf(name, title);
    const isWhole = !hasProvider || isProvided;
    return { item, kind, hasProvider, isWhole, isFailed: isAsked && !isProvided, attempt };
  }, [name, attempt]);
  return (
    loaded && {
      ...loaded,
      isLoading: loaded.attempt !== attempt,
      load: () => {
        allowProvider(true);
        setAttempt(attempt + 1);
      },
    }
  );
}

const isTrue = () => true;
const isFalse = () => false;
