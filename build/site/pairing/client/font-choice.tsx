import { useEffect, useRef, useState } from "preact/hooks";
import { type FontTitle, fontTitles, matchingFonts } from "./font-titles.ts";

import { type Submit, useTyped } from "./tune-value.tsx";

const LIST = "tune-fonts";
const PROBLEM = "tune-problem-family";

/**
 * A field for a family, with the registry's fonts below it. The font that is pointed at, by mouse or by
 * arrow keys, is drawn immediately, and chosen by a click or Enter.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function FontChoice({
  name,
  value,
  onTry,
  onSet,
  onSubmit,
}: {
  name: string;
  value: string;
  onTry: (value: string | undefined) => void;
  onSet: (value: string) => void;
  onSubmit: Submit;
}) {
  const { typed, problem, setTyped, submit } = useTyped(value, onSubmit);
  const { fonts, isOpen, active, open, close, point } = useFontList(typed ?? "", onTry);
  const choose = (font: FontTitle) => {
    close();
    setTyped(undefined);
    onSet(variableOf(font));
  };
  return (
    <>
      <div class="font-choice">
        <input
          class="tune-value"
          type="text"
          role="combobox"
          aria-label={name}
          aria-expanded={isOpen}
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={active === undefined ? undefined : optionId(active)}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : PROBLEM}
          autocomplete="off"
          spellcheck={false}
          maxLength={256}
          value={typed ?? value}
          data-parameter="family"
          data-typed={typed !== undefined}
          onClick={({ currentTarget }) => {
            if (typed === undefined) currentTarget.select();
            open();
          }}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            open();
          }}
          onKeyDown={(event) => {
            if (event.key === "ArrowDown") point(1);
            else if (event.key === "ArrowUp") point(-1);
            else if (event.key === "Escape") {
              close();
              setTyped(undefined);
            } else if (event.key === "Enter") {
              if (isOpen && active) choose(active);
              else submit();
              close();
            } else return;
            event.preventDefault();
          }}
          onBlur={() => {
            close();
            submit();
          }}
        />
        <ul
          class="font-list"
          id={LIST}
          role="listbox"
          aria-label="Fonts"
          hidden={!isOpen}
          onPointerLeave={() => {
            onTry(undefined);
          }}
        >
          {isOpen &&
            fonts.map((font) => (
              <FontOption
                key={font.name}
                font={font}
                isActive={font === active}
                onTry={onTry}
                onChoose={choose}
              />
            ))}
        </ul>
      </div>
      {problem !== undefined && (
        <p class="tune-problem" id={PROBLEM} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

function FontOption({
  font,
  isActive,
  onTry,
  onChoose,
}: {
  font: FontTitle;
  isActive: boolean;
  onTry: (value: string) => void;
  onChoose: (font: FontTitle) => void;
}) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    <li
      ref={item}
      id={optionId(font)}
      role="option"
      aria-selected={isActive}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") onTry(variableOf(font));
      }}
      // The field keeps the focus.
      onPointerDown={(event) => {
        event.preventDefault();
      }}
      onClick={() => {
        onChoose(font);
      }}
    >
      {font.title}
    </li>
  );
}

/** The fonts that a text finds, and the one of them that is drawn. */
function useFontList(text: string, onTry: (value: string | undefined) => void) {
  const [all, setAll] = useState<readonly FontTitle[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<FontTitle>();
  const fonts = matchingFonts(all, text);
  return {
    fonts,
    isOpen: isOpen && fonts.length > 0,
    active,
    open: () => {
      setOpen(true);
      setActive(undefined);
      if (all.length === 0) void fontTitles().then(setAll);
    },
    close: () => {
      setOpen(false);
      setActive(undefined);
      if (isOpen) onTry(undefined);
    },
    /** To the next font, or the one before. */
    point: (steps: number) => {
      if (all.length === 0) void fontTitles().then(setAll);
      setOpen(true);
      const place = active === undefined ? -1 : fonts.indexOf(active);
      const next = fonts[Math.max(0, Math.min(place + steps, fonts.length - 1))];
      setActive(next);
      if (next) onTry(variableOf(next));
    },
  };
}

function variableOf({ name }: FontTitle): string {
  return `var(--font-${name})`;
}

function optionId({ name }: FontTitle): string {
  return `tune-font-${name}`;
}
