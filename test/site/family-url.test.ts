import { familyUrl } from "../../build/site/shared/fonts/family-url.ts";
import { catalog } from "./own-registry.ts";

it.each([
  ["dancing-script", "Dancing+Script:wght@400..700"],
  ["eb-garamond", "EB+Garamond:ital,wght@0,400..800;1,400..800"],
  ["lato", "Lato:ital,wght@0,100;0,300;0,400;0,700;0,900;1,100;1,300;1,400;1,700;1,900"],
  ["abel", "Abel:wght@400"],
  ["abeezee", "ABeeZee:ital,wght@0,400;1,400"],
  ["molle", "Molle:ital,wght@1,400"],
  ["open-sans", "Open+Sans:ital,wdth,wght@0,75..100,300..800;1,75..100,300..800"],
  ["nabla", "Nabla:EDPT,EHLT@0..200,0..24"],
  ["recursive", "Recursive:slnt,wght,CASL,CRSV,MONO@-15..0,300..1000,0..1,0..1,0..1"],
])("asks the provider for every style and axis of %s", (font, family) => {
  const item = catalog.fonts.get(font)!;
  expect(familyUrl(item)).toBe(`https://fonts.googleapis.com/css2?family=${family}`);
});
