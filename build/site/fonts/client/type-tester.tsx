import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { declaredFaces, hasFace } from "../../shared/client/faces.ts";
import { SetText } from "../../shared/client/set-text.tsx";
import { textsIn } from "../../shared/client/specimen-languages.ts";
import { useLoaded } from "../../shared/client/use-loaded.ts";
import { axisLabel, featureName, weightName } from "../font-labels.ts";
import type { FamilyFaces } from "./family-faces.ts";
import { LanguageLetters } from "./language-letters.tsx";
import { type Setting, TesterControls } from "./tester-controls.tsx";

interface TypeTesterProps {
  faces: Pick<FamilyFaces, "item" | "isWhole">;
  /** The reader's own; "" for the samples of a language. */
  text: string;
  /** Where the text is typed. */
  field: ComponentChildren;
  /** The languages that the font sets, with their English names. */
  languages: readonly (readonly [tag: string, name: string])[];
  /** Of the files with sample texts, and with letters. */
  urls: { texts: string; letters: string };
}

/** The first line has the size of choice. */
const SAMPLES = [
  { part: "title" },
  { part: "lead", size: 32 },
  { part: "quote", size: 20 },
  { part: "small", size: 16 },
] as const;
const SIZE = { tag: "size", label: "Size", min: 12, max: 200, default: 64 };
/** The only feature that faces of the site keep. */
const TABULAR = "tnum";

/** A family in a text that the reader types, at sizes, weights and settings of choice, and its letters by language. */
export function TypeTester({ faces, text, field, languages, urls }: TypeTesterProps) {
  const { item, isWhole } = faces;
  const { name, title, meta } = item;
  const weights = item.font.weight.filter((weight) => hasFace(name, Number(weight)));
  const first = Number(weights.includes("400") ? "400" : (weights[0] ?? "400"));
  const [setting, setSetting] = useState<Setting>({ values: {}, on: [] });
  const { size = SIZE.default, wght = first, ...axes } = setting.values;
  const [tag, setTag] = useState((languages.find(([one]) => one === "en") ?? languages[0])?.[0]);
  const loaded = useLoaded(async () => ({ texts: await textsIn(tag ?? "en", urls.texts) }), [tag]);
  const textOf = ({ part }: (typeof SAMPLES)[number]) => text || (loaded?.texts?.[part] ?? title);
  const hasItalics = declaredFaces(name).some(({ style }) => style === "italic");
  const sliders = (meta?.axes ?? []).flatMap((axis) => {
    const label = axisLabel(axis.tag);
    if (axis.tag !== "wght") return isWhole ? { ...axis, label } : [];
    const [min = 0, max = min] = [weights[0], weights.at(-1)].map(Number);
    return weights.length > 1 ? { tag: "wght", label, min, max, default: first } : [];
  });
  const features = (meta?.figures?.features ?? []).filter((one) => isWhole || one === TABULAR);
  const style = {
    fontStyle: setting.on.includes("ital") ? "italic" : "normal",
    fontVariationSettings: listOf(Object.entries(axes).map(([one, at]) => `"${one}" ${at}`)),
    fontFeatureSettings: listOf(
      features.filter((one) => setting.on.includes(one)).map((one) => `"${one}"`),
    ),
  };
  return (
    <>
      {field}
      <TesterControls
        sliders={[SIZE, ...sliders.sort(byWeightFirst)]}
        switches={[...(hasItalics ? ["ital"] : []), ...features].map((one) => ({
          tag: one,
          label: featureName(one),
        }))}
        setting={setting}
        onChange={setSetting}
      />
      {SAMPLES.map((sample) => (
        <div
          key={sample.part}
          class={loaded ? "font-sample" : "font-sample font-waiting"}
          lang={text === "" ? tag : undefined}
          style={{ ...style, fontSize: `${"size" in sample ? sample.size : size}px` }}
        >
          {loaded && <SetText text={textOf(sample)} font={name} weight={wght} />}
        </div>
      ))}
      {weights.length > 1 && (
        <div class="font-weights" role="radiogroup" aria-label="Weight">
          {weights.map((weight) => (
            <label key={weight}>
              <input
                type="radio"
                class="check"
                name="weight"
                checked={wght === Number(weight)}
                onChange={() => {
                  setSetting({ ...setting, values: { ...setting.values, wght: Number(weight) } });
                }}
              />
              <span class="quiet">{weight}</span>
              <span class="font-sample" style={style}>
                <SetText text={weightName(weight)} font={name} weight={Number(weight)} />
              </span>
            </label>
          ))}
        </div>
      )}
      <LanguageLetters languages={languages} tag={tag} onChange={setTag} url={urls.letters}>
        {(line) => (
          <div class="font-alphabet" lang={tag} style={style} key={line}>
            <SetText text={line} font={name} weight={wght} />
          </div>
        )}
      </LanguageLetters>
    </>
  );
}

function byWeightFirst(a: { tag: string }, b: { tag: string }): number {
  return Number(b.tag === "wght") - Number(a.tag === "wght");
}

function listOf(settings: readonly string[]): string {
  return settings.length > 0 ? settings.join() : "normal";
}
