import { type AddressStore, addressStore, useStored } from "../client/address-store.ts";
import type { ListDefinition } from "./list-definition.ts";
import { EMPTY_STATE, type ListState, searchOf, stateOf } from "./list-state.ts";

/** The state of a list. */
export type ListStore = AddressStore<ListState>;

export function listStore(list: Pick<ListDefinition<never>, "groups" | "sorts">): ListStore {
  return addressStore(
    (search) => stateOf(search, list),
    (state) => searchOf(state, list),
  );
}

export function useListState(store: ListStore | undefined): ListState {
  return useStored(store, EMPTY_STATE);
}
