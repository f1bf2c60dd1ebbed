import { cleanedLayout, withPlainClasses } from "../../../build/project/layout.ts";
import { tracesOf } from "../../../build/project/traces.ts";

const FONT = {
  ...{ family: "'Playfair Display', serif", import: "Playfair_Display" },
  ...{ variable: "--font-playfair-display", subsets: ["latin"] },
};
const CALL =
  "const playfair = Playfair_Display({subsets:['latin'],variable:'--font-playfair-display'});";

function layout(className: string, { imports = "Playfair_Display", call = CALL } = {}): string {
  return `import { ${imports} } from "next/font/google";
import "./globals.css";
import { cn } from "@/lib/utils";

${call}

export default function RootLayout({ children }) {
  return (
    <html lang="en" className={${className}}>
      <body>{children}</body>
    </html>
  );
}
`;
}

const clean = (text: string) =>
  cleanedLayout({ path: "app/layout.tsx", text }, { removed: tracesOf([{ font: FONT }]) });

it("takes out the constant, its variable, the empty class and the imports", () => {
  const { text, kept } = clean(layout("cn(playfair.variable)"));
  expect(text.startsWith('import "./globals.css";\n')).toBe(true);
  expect(text).toContain('<html lang="en">');
  expect(text).not.toMatch(/playfair|cn\b/i);
  expect(kept).toEqual([]);
});

it.each([
  ["the first of a class", 'cn(playfair.variable, "dark")', 'className={cn("dark")}'],
  ["the last of a class", 'cn("dark", playfair.variable)', 'className={cn("dark")}'],
  ["one of a template", "`${playfair.variable} dark`", "className={`dark`}"],
  ["the only one", "playfair.variable", '<html lang="en">'],
])("takes a variable out of a class: %s", (_, className, left) => {
  expect(clean(layout(className)).text).toContain(left);
});

it("keeps other fonts", () => {
  const imports = "Geist, Playfair_Display";
  const call = `const geist = Geist({ variable: "--font-sans" });\n${CALL}`;
  const { text } = clean(layout("cn(geist.variable, playfair.variable)", { imports, call }));
  expect(text).toContain('import { Geist } from "next/font/google";');
  expect(text).toContain("className={cn(geist.variable)}");
  expect(text).toContain('const geist = Geist({ variable: "--font-sans" });');
});

it.each([
  [
    "options that were edited",
    "cn(playfair.variable)",
    CALL.replace("subsets", "display:'swap',subsets"),
    "was edited since",
  ],
  ["another use", "playfair.className", CALL, "has other uses"],
])("keeps a font with %s, and names it", (_, className, call, reason) => {
  const text = layout(className, { call });
  expect(clean(text)).toEqual({ text, kept: [`app/layout.tsx:5 const playfair ${reason}`] });
});

it("says that a file cannot be parsed", () => {
  expect(() => clean("const = 1")).toThrow(/^app\/layout\.tsx cannot be parsed: Unexpected token/);
  expect(() => clean(`${"(".repeat(1e5)}1`)).toThrow(/^app\/layout\.tsx cannot be parsed: /);
});

it("compares classes however they are joined", () => {
  const [one, other] = ["`${geist.variable} dark`", 'cn("dark", geist.variable)'].map((className) =>
    withPlainClasses(layout(className)),
  );
  expect(one).toBe(other);
});
