import { useEffect, useRef, useState } from "preact/hooks";
import type { FontRole } from "../../../../registry/model/items.ts";
import { tuning } from "./install-state.ts";
import { type FontTitle, fontTitles, matchingFonts } from "./font-titles.ts";
import { Problem, RowFrame, problemId, useTyped } from "./tune-row.tsx";
import { set, preview } from "./tune-state.ts";
import { original, chosenTitle } from "./tuned-base.ts";
import { fontInRole } from "../../../../registry/pairing/pairing-fonts.ts";

const LIST = "tune-fonts";

/**
 * A field for the font of a role, with all fonts of the registry below it. The font that is pointed at, by
 * mouse or by arrow keys, is drawn immediately, and chosen by a click or Enter.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function TuneFont({ role, name: partName }: { role: FontRole; name: string }) {
  const name = `${partName} font`;
  const changeTo = (font: string | undefined) => {
    const own = original.value && fontInRole(original.value.pairing, role);
    return new Map([[role, font === own ? undefined : font]]);
  };
  const [all, setAll] = useState<readonly FontTitle[]>([]);
  const field = useTyped(chosenTitle(role), (text) => {
    const wanted = text.trim().toLowerCase();
    const font = all.find((one) => one.title.toLowerCase() === wanted || one.name === wanted);
    if (font === undefined) return `“${text.trim()}” is not among the fonts`;
    set(changeTo(font.name));
    return undefined;
  });
  const list = useList(
    matchingFonts(all, field.isTyped ? field.text : "", role === "mono"),
    (font) => {
      preview(font && changeTo(font.name));
    },
  );
  const open = () => {
    list.open();
    if (all.length === 0) void fontTitles().then(setAll);
  };
  const choose = (font: FontTitle) => {
    list.close();
    field.setTyped(undefined);
    set(changeTo(font.name));
  };
  return (
    <RowFrame
      name={name}
      label="Font"
      isChanged={tuning.value.has(role)}
      onReset={() => {
        set(changeTo(undefined));
      }}
    >
      <input
        class="field tune-family"
        type="text"
        role="combobox"
        aria-label={name}
        aria-expanded={list.isOpen}
        aria-controls={LIST}
        aria-autocomplete="list"
        aria-activedescendant={list.active && optionId(list.active)}
        aria-invalid={field.problem !== undefined}
        aria-describedby={field.problem === undefined ? undefined : problemId(name)}
        autocomplete="off"
        spellcheck={false}
        maxLength={100}
        value={field.text}
        data-typed={field.isTyped}
        onClick={({ currentTarget }) => {
          if (!field.isTyped) currentTarget.select();
          open();
        }}
        onInput={({ currentTarget }) => {
          field.setTyped(currentTarget.value);
          open();
        }}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown" || event.key === "ArrowUp") {
            if (all.length === 0) open();
            list.point(event.key === "ArrowDown" ? 1 : -1);
          } else if (event.key === "Escape") {
            list.close();
            field.setTyped(undefined);
          } else if (event.key === "Enter") {
            if (list.isOpen && list.active) choose(list.active);
            else void field.submit();
            list.close();
          } else return;
          event.preventDefault();
        }}
        onBlur={() => {
          list.close();
          void field.submit();
        }}
      />
      {field.problem !== undefined && <Problem name={name} problem={field.problem} />}
      <ul
        class="tune-fonts"
        id={LIST}
        role="listbox"
        aria-label="Fonts"
        hidden={!list.isOpen}
        onPointerLeave={() => {
          preview(undefined);
        }}
      >
        {list.isOpen &&
          list.fonts.map((font) => (
            <FontOption
              key={font.name}
              font={font}
              isActive={font === list.active}
              onTry={() => {
                preview(changeTo(font.name));
              }}
              onChoose={choose}
            />
          ))}
      </ul>
    </RowFrame>
  );
}

interface FontOptionProps {
  font: FontTitle;
  isActive: boolean;
  onTry: () => void;
  onChoose: (font: FontTitle) => void;
}

function FontOption({ font, isActive, onTry, onChoose }: FontOptionProps) {
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
        if (pointerType === "mouse") onTry();
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
      {!font.isDrawable && <span>not shown here</span>}
    </li>
  );
}

/** An open list, and the font of it that is pointed at by keys. */
function useList(fonts: readonly FontTitle[], onPoint: (font: FontTitle | undefined) => void) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<FontTitle>();
  return {
    fonts,
    isOpen: isOpen && fonts.length > 0,
    active,
    open: () => {
      setOpen(true);
      setActive(undefined);
    },
    close: () => {
      setOpen(false);
      setActive(undefined);
      if (isOpen) onPoint(undefined);
    },
    /** To the next font, or the one before. */
    point: (steps: number) => {
      setOpen(true);
      const position = active === undefined ? -1 : fonts.indexOf(active);
      const next = fonts[Math.max(0, Math.min(position + steps, fonts.length - 1))];
      setActive(next);
      onPoint(next);
    },
  };
}

function optionId({ name }: FontTitle): string {
  return `tune-font-${name}`;
}
