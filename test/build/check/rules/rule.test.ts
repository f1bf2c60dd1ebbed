import { boundsOf } from "../../../../build/check/rules/rule.ts";
import { scaleRatio } from "../../../../build/check/rules/typography/scale.ts";

it("a registry's own bounds take the place of the rule's, each by itself", () => {
  expect(boundsOf(scaleRatio, { bounds: { "scale-ratio": { max: 3 } } })).toEqual({
    ...scaleRatio.bounds,
    max: 3,
  });
});

it.each([[{}], [{ bounds: {} }], [{ bounds: { "code-size": { tolerance: 1 } } }]])(
  "without bounds for a rule its own are taken: %j",
  (configuration) => {
    expect(boundsOf(scaleRatio, configuration)).toEqual(scaleRatio.bounds);
  },
);
