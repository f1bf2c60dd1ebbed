import {
  getAllMoods,
  getAllPairings,
  getPairing,
  getPairingsByCategory,
  getPairingsByMood,
} from "typography-registry";

document.body.textContent = JSON.stringify([
  getAllPairings().length,
  getPairing("minimal"),
  getPairing("pairing-minimal")?.name,
  getPairingsByMood("nordic").map(({ name }) => name),
  getPairingsByCategory("serif", "body").length,
  getAllMoods(),
]);
