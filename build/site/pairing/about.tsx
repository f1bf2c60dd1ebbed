import type { ComponentChildren } from "preact";
import { Fact } from "../shared/fact.tsx";
import { type Site, type SitePairing, linkTo } from "../shared/site.ts";
import { FaceDrawing, ProportionsTable } from "./face-drawing.tsx";
import { Figures, Languages, Licences, Weight } from "./font-facts.tsx";
import { usageOf } from "../../../registry/pairing/description.ts";
import { LineLength } from "./line-length.tsx";
import { SimilarPairings, type SimilarPairingsProps } from "./similar-pairings.tsx";
import { ScaleTable } from "./scale-table.tsx";
import { needsNext } from "../../../registry/flavours/next-font.ts";
import { limitationsOf } from "../../../registry/pairing/limitations.ts";

interface AboutProps extends SimilarPairingsProps {
  /** In which the page begins. */
  language: string;
}

/** The facts below the specimens. */
export function About({ site, pairing, language, similar }: AboutProps) {
  const usage = usageOf(pairing.item);
  return (
    <div class="about">
      <Part title="In use">
        {usage !== "" && <p>{usage}</p>}
        <Tags site={site} pairing={pairing} />
      </Part>
      <Part id="languages" title="Languages">
        <Languages pairing={pairing} />
      </Part>
      <Part title="Limitations">
        <Limitations pairing={pairing} />
      </Part>
      <Part title="Download size">
        <Weight bytes={pairing.bytes} language={language} />
      </Part>
      <Part id="faces" title="Faces" isWide>
        <FaceDrawing pairing={pairing} />
        <ProportionsTable pairing={pairing} />
        <Figures pairing={pairing} />
      </Part>
      <Part id="scale" title="Scale" isWide>
        <ScaleTable pairing={pairing} />
      </Part>
      <Part title="Line length">
        <LineLength pairing={pairing} />
      </Part>
      <Part title="Licences">
        <Licences site={site} pairing={pairing} />
      </Part>
      <Part id="similar" title="Similar pairings" isWide>
        <SimilarPairings site={site} pairing={pairing} similar={similar} />
      </Part>
    </div>
  );
}

interface PartProps {
  /** In the page's index. */
  id?: string;
  title: string;
  isWide?: boolean;
  children: ComponentChildren;
}

function Part({ id, title, isWide, children }: PartProps) {
  return (
    <section id={id} class={isWide ? "part wide" : "part"}>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

function Limitations({ pairing }: { pairing: SitePairing }) {
  const fonts = new Set([pairing.heading, pairing.body, pairing.mono]);
  const needs = [...fonts].flatMap((font) => needsNext(font) ?? []);
  const sentences = [...limitationsOf(pairing, pairing.bytes), ...needs];
  if (sentences.length === 0)
    return <p>Nothing special: the text face has italics, a bold and letters of a usual size.</p>;
  return (
    <ul class="cautions">
      {sentences.map((sentence) => (
        <li>{sentence}</li>
      ))}
    </ul>
  );
}

/** Moods and uses, each a link to the pairings that share it. */
function Tags({ site, pairing }: { site: Site; pairing: SitePairing }) {
  const { mood = [], useCase = [] } = pairing.item.meta ?? {};
  const lists = [
    { term: "Moods", parameter: "mood", tags: mood },
    { term: "Uses", parameter: "use", tags: useCase },
  ];
  return (
    <dl class="facts pairing-facts">
      {lists.map(({ term, parameter, tags }) => (
        <Fact term={term}>
          {tags.map((tag, index) => (
            <>
              {index > 0 && ", "}
              <a href={linkTo(site, `?${parameter}=${encodeURIComponent(tag)}`)}>
                {tag.replaceAll("-", " ")}
              </a>
            </>
          ))}
        </Fact>
      ))}
    </dl>
  );
}
