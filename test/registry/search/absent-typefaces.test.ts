import { absentTypefaces } from "../../../registry/search/absent-typefaces.ts";

const font = (name: string, title: string) => ({ name, title, type: "registry:font" as const });
const data = {
  items: [font("inter", "Inter"), font("arimo", "Arimo"), font("jost", "Jost")] as never,
  lookAlikes: {
    helvetica: ["inter", "gone", "arimo"],
    "helvetica neue": ["inter"],
    jost: ["inter"],
  },
};

it.each([
  ["helvetica", "Helvetica", ["Inter", "Arimo"]],
  ["something like Helvetica for a museum", "Helvetica", ["Inter", "Arimo"]],
  ["Helvetica Neue", "Helvetica Neue", ["Inter"]],
])(
  "names the typeface that the registry lacks, and its nearest fonts: %s",
  (query, title, names) => {
    const [absent, ...others] = absentTypefaces(data, query);
    expect(others).toEqual([]);
    expect(absent?.title).toBe(title);
    expect(absent?.nearest.map((near) => near.title)).toEqual(names);
  },
);

it.each(["inter", "jost", "helvetic", ""])("names none for a query without one: %j", (query) => {
  expect(absentTypefaces(data, query)).toEqual([]);
});
