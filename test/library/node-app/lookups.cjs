const {
  getAllMoods,
  getAllPairings,
  getPairing,
  getPairingsByCategory,
  getPairingsByMood,
  searchPairings,
} = require("typography-registry");

console.log(
  JSON.stringify([
    getAllPairings().length,
    getPairing("minimal"),
    getPairingsByMood("nordic").map(({ name }) => name),
    getPairingsByCategory("serif", "body").length,
    getAllMoods(),
    searchPairings("warm serif blog").map(({ name }) => name),
  ]),
);
