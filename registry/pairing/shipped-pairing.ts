import type { PairingData } from "../../schemas/index.ts";
import type { Mood, PairingName, UseCase } from "../generated/names.ts";

/** The data of a pairing that this package ships: `PairingData` with its names and tags known. */
export interface ShippedPairing extends PairingData {
  readonly name: PairingName;
  readonly mood: readonly Mood[];
  readonly useCase: readonly UseCase[];
}

/**
 * Any string, of which an editor suggests the known ones.
 *
 * @see https://github.com/microsoft/TypeScript/issues/29729
 */
export type Suggested<Known extends string> = Known | (string & {});
