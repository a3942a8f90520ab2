import { ActionIcon } from '@mantine/core';
import { type CSSProperties, useEffect, useRef } from 'react';
import { AdminIcon } from '../../ui/icons.tsx';
import { kindLabelOf, nameOf } from '../editor/sections/use-sections.ts';
import styles from './section-marks.module.css';
import { visualTexts as texts } from './texts.ts';
import type { DrawnPage } from './use-boxes.ts';
import { usePointed } from './use-pointed.ts';
import type { Visual } from './use-visual.ts';

interface SectionMarksProps {
  drawn: DrawnPage;
  visual: Visual;
}

/** Pixels of a section that are enough to see it. */
const glimpse = 120;

/** Over the preview: which section is selected, which one the pointer is over, and '+' between them. */
export function SectionMarks({ drawn, visual }: SectionMarksProps) {
  const { boxes, selected, hovered, sections } = visual;
  const { list, isFull } = sections;
  const layer = useRef<HTMLDivElement>(null);
  const shownFor = useRef<string | null>(null);
  const at = (id: string) => list.findIndex((one) => one.id === id);

  usePointed(drawn, {
    onHover: visual.hover,
    onPick(id, clicked) {
      const section = list[at(id)];
      if (section) visual.pick(section, clicked);
    },
    onScroll: (top) => layer.current?.style.setProperty('--scrolled', `${top}px`),
  });

  // The page in the frame follows the list, once for each selection.
  const box = boxes.find(({ id }) => id === selected?.id);
  useEffect(() => {
    const view = drawn.page.defaultView;
    if (!box || !view || shownFor.current === box.id) return;
    shownFor.current = box.id;
    const { scrollY, innerHeight } = view;
    const isSeen =
      box.top + Math.min(glimpse, box.height) <= scrollY + innerHeight &&
      box.top + box.height - Math.min(glimpse, box.height) >= scrollY;
    if (!isSeen) view.scrollTo({ top: box.top - glimpse / 2 });
  }, [box, drawn]);

  return (
    <div ref={layer} className={styles.layer}>
      {boxes.map(({ id, top, height }, index) => {
        const section = list[at(id)];
        const isSelected = selected?.id === id;
        if (!section) return null;
        const isNear = [id, boxes[index - 1]?.id].some(
          (one) => one !== undefined && (one === hovered || one === selected?.id),
        );
        return (
          // Places that are measured.
          <div
            key={id}
            className={styles.box}
            style={{ '--top': `${top}px`, '--height': `${height}px` } as CSSProperties}
            data-state={isSelected ? 'selected' : hovered === id ? 'hovered' : undefined}
          >
            <span className={styles.tab}>{kindLabelOf(section)}</span>
            {!isFull && (
              <ActionIcon
                className={styles.add}
                variant="filled"
                size={36}
                data-near={isNear || undefined}
                // The list has the same for the keyboard.
                tabIndex={-1}
                aria-hidden="true"
                title={texts.addBefore(nameOf(section))}
                onClick={() => visual.addAt(at(id))}
              >
                <AdminIcon name="add" />
              </ActionIcon>
            )}
          </div>
        );
      })}
    </div>
  );
}
