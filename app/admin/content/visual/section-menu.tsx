import { useAlert } from '../../shell/alert-banner.tsx';
import { keepingFocus } from '../editor/lists/move-by-key.ts';
import type { TypedSection } from '../editor/sections/sections-codec.ts';
import { nameOf } from '../editor/sections/use-sections.ts';
import { type MenuEntry, MoreMenu } from '../publishing/bar/more-menu.tsx';
import { useKeptSection } from './library/use-kept-section.ts';
import { visualTexts as texts } from './texts.ts';
import type { Visual } from './use-visual.ts';

interface SectionMenuProps {
  visual: Visual;
  section: TypedSection;
  index: number;
}

export function SectionMenu({ visual, section, index }: SectionMenuProps) {
  const { sections, select, remove } = visual;
  const { list, isFull, move, change, insert, storedOf } = sections;
  const showAlert = useAlert();
  const [, keep] = useKeptSection();
  const { id, hidden } = section;
  const name = nameOf(section);

  function copy() {
    keep(storedOf(section));
    showAlert({ kind: 'success', text: texts.copied });
  }

  const moveTo = (to: number) => () => keepingFocus(() => move(index, to));

  const entries: (MenuEntry | false)[] = [
    !isFull && {
      label: texts.duplicate,
      onChoose: () => select(insert(storedOf(section), index + 1)),
    },
    { label: texts.copy, onChoose: copy },
    {
      label: hidden ? texts.showIt : texts.hideIt,
      onChoose: () => change(id, { hidden: !hidden }),
    },
    index > 0 && { label: texts.up, onChoose: moveTo(index - 1) },
    index < list.length - 1 && { label: texts.down, onChoose: moveTo(index + 1) },
    { label: texts.remove, onChoose: () => remove(section, index) },
  ];
  return (
    <MoreMenu
      isFloating
      label={texts.more(name)}
      entries={entries.filter((one) => one !== false)}
    />
  );
}
