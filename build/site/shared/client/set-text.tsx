import type { TextRun } from "../faces/letters.ts";
import { drawnRuns } from "./coverage.ts";
import { familyOf, loadFont } from "./faces.ts";
import { useLoaded } from "./use-loaded.ts";

interface SetTextProps {
  text: string;
  font: string;
  weight?: number;
  /** The average advance of a character of the font, in em, where it is known. */
  width?: number | undefined;
  isWanted?: boolean;
}

/**
 * A text in the specimen faces of a font, which loads what the text needs of them. Letters that the faces lack
 * are grey, in the face of the site, with a title that says so. Until the faces are there the text takes its
 * space and is not visible, and until those of another text are there the text before it stays: no other font
 * poses as the face.
 *
 * @param font the name of a font item
 * @param isWanted false for a text that is out of view: it takes its space and loads nothing
 */
export function SetText({ text, font, weight = 400, width, isWanted = true }: SetTextProps) {
  const shown = useLoaded(
    () => (isWanted ? loadedRuns(text, font, weight) : undefined),
    [text, font, weight, isWanted],
  );
  const face = { fontFamily: familyOf(font), fontWeight: weight };
  if (shown?.font !== font)
    return (
      <span class="unloaded" style={{ "--width": width }}>
        {text}
      </span>
    );
  return (
    <span dir="auto" style={face}>
      {shown.runs.map((run) => (run.isSet ? run.text : <MissingLetters text={run.text} />))}
    </span>
  );
}

/** The runs of a text once its faces are loaded; all of it is missing where they cannot be. */
async function loadedRuns(
  text: string,
  font: string,
  weight: number,
): Promise<{ font: string; runs: readonly TextRun[] }> {
  const isLoaded = await loadFont(font, text, weight);
  return { font, runs: isLoaded ? await drawnRuns(text, font) : [{ text, isSet: false }] };
}

/** Letters that a face lacks, as the site shows them everywhere. */
export function MissingLetters({ text }: { text: string }) {
  return (
    <span class="missing-letters" title="Not in the specimen of this face">
      {text}
    </span>
  );
}
