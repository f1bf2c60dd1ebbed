import { searchPairings } from "typography-registry";

document.body.textContent = JSON.stringify(
  searchPairings("warm serif blog", { mood: "warm" }).map(({ name }) => name),
);
