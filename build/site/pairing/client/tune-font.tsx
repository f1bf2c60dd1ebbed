import { useEffect, useRef, useState } from "preact/hooks";
import type { FontRole } from "../../../../registry/model/items.ts";
import { tuning } from "./install-state.ts";
import { type FontTitle, fontTitles, matchingFonts } from "./font-titles.ts";
import { Problem, RowFrame, problemId } from "./tune-row.tsx";
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
  const [list, setList] = useState<OpenList>();
  const fonts = list ? matchingFonts(all, list.typed ?? "", role === "mono") : [];
  const isUnknown = all.length > 0 && list !== undefined && fonts.length === 0;
  const open = (state: OpenList) => {
    setList(state);
    if (all.length === 0) void fontTitles().then(setAll);
  };
  const point = (steps: number) => {
    const position = list?.active ? fonts.indexOf(list.active) : -1;
    const active = fonts[Math.max(0, Math.min(position + steps, fonts.length - 1))];
    open({ ...list, active });
    preview(active && changeTo(active.name));
  };
  const close = () => {
    setList(undefined);
    preview(undefined);
  };
  const choose = (font: FontTitle) => {
    close();
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
        class="field"
        type="text"
        role="combobox"
        aria-label={name}
        aria-expanded={fonts.length > 0}
        aria-controls={LIST}
        aria-autocomplete="list"
        aria-activedescendant={list?.active && optionId(list.active)}
        aria-invalid={isUnknown}
        aria-describedby={isUnknown ? problemId(name) : undefined}
        autocomplete="off"
        spellcheck={false}
        maxLength={100}
        value={list?.typed ?? chosenTitle(role)}
        data-typed={list?.typed !== undefined}
        onClick={({ currentTarget }) => {
          if (list?.typed === undefined) currentTarget.select();
          open({ ...list });
        }}
        onInput={({ currentTarget }) => {
          open({ typed: currentTarget.value });
        }}
        onKeyDown={(event) => {
          const font = list?.active ?? (list?.typed === undefined ? undefined : fonts[0]);
          if (event.key === "ArrowDown") point(1);
          else if (event.key === "ArrowUp") point(-1);
          else if (event.key === "Escape" && list) close();
          else if (event.key === "Enter" && font) choose(font);
          else return;
          event.preventDefault();
        }}
        onBlur={close}
      />
      {isUnknown && (
        <Problem name={name} problem={`“${list.typed ?? ""}” is not among the fonts`} />
      )}
      <ul
        class="tune-fonts"
        id={LIST}
        role="listbox"
        aria-label="Fonts"
        hidden={fonts.length === 0}
        onPointerLeave={() => {
          preview(undefined);
        }}
      >
        {fonts.map((font) => (
          <FontOption
            key={font.name}
            font={font}
            isActive={font === list?.active}
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

/** While the list is open. */
interface OpenList {
  /** Undefined until something is. */
  typed?: string;
  /** The font that is pointed at by keys. */
  active?: FontTitle | undefined;
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

function optionId({ name }: FontTitle): string {
  return `tune-font-${name}`;
}
