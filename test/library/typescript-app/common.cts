import registry = require("typography-registry");

const pairing: registry.ShippedPairing = registry.getPairing("minimal");
// @ts-expect-error frozen arrays cannot be sorted in place
registry.getAllMoods().sort();
export = pairing.scale.h1.size;
