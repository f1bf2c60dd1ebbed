import { getAllPairings, getPairing, searchPairings } from "typography-registry";
import { Search } from "./search";

export default function Page() {
  return (
    <main>
      <p id="server">
        {JSON.stringify([
          getAllPairings().length,
          getPairing("minimal").heading,
          searchPairings("nordic")[0]?.name,
        ])}
      </p>
      <Search query="warm serif blog" />
    </main>
  );
}
