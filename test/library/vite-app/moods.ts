import { getAllMoods } from "typography-registry";

document.body.textContent = JSON.stringify(getAllMoods());
