import { boundsOf } from "../../../../build/check/rules/rule.ts";
import { leading } from "../../../../build/check/rules/typography/scale.ts";

it("a registry's own bounds take the place of the rule's, each by itself", () => {
  expect(boundsOf(leading, { bounds: { leading: { maxText: 2 } } })).toEqual({
    ...leading.bounds,
    maxText: 2,
  });
});

it.each([[{}], [{ bounds: {} }], [{ bounds: { "code-size": { tolerance: 1 } } }]])(
  "without bounds for a rule its own are taken: %j",
  (configuration) => {
    expect(boundsOf(leading, configuration)).toEqual(leading.bounds);
  },
);
