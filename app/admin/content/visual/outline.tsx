import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { withoutEmpty } from '../../../../domain/content/sections/empty-sections.ts';
import type { StoredSection } from '../../../../domain/content/sections/section.ts';
import { AdminIcon } from '../../ui/icons.tsx';
import { CardTitle } from '../../ui/layout/card-title.tsx';
import { DropEdge } from '../editor/lists/drop-edge.tsx';
import { EntryTool } from '../editor/lists/entry-tools.tsx';
import { moveByKey } from '../editor/lists/move-by-key.ts';
import { useDragging } from '../editor/lists/use-dragging.ts';
import type { TypedSection } from '../editor/sections/sections-codec.ts';
import { kindLabelOf, nameOf } from '../editor/sections/use-sections.ts';
import styles from './outline.module.css';
import { SectionMenu } from './section-menu.tsx';
import { visualTexts as texts } from './texts.ts';
import type { Visual } from './use-visual.ts';

interface OutlineProps {
  title: string;
  visual: Visual;
}

/** The sections of a page as a list: it selects, orders and hides them. */
export function Outline({ title, visual }: OutlineProps) {
  const { sections, selected, addAt } = visual;
  const { list, isFull, moved } = sections;
  const hidden = list.filter((section) => section.hidden).length;
  return (
    <section className={styles.outline} aria-label={texts.sections}>
      <CardTitle>
        {texts.sections}
        <small>{texts.counts(list.length - hidden, hidden)}</small>
      </CardTitle>
      <p className="visuallyHidden" role="status">
        {moved}
      </p>
      <div className={styles.row}>
        <UnstyledButton
          className={styles.name}
          aria-current={selected === null || undefined}
          onClick={() => visual.select(null)}
        >
          <strong>{title}</strong>
          <small>{texts.page}</small>
        </UnstyledButton>
      </div>
      {list.length === 0 && <p className={styles.note}>{texts.empty}</p>}
      <ol className={styles.list}>
        {list.map((section, index) => (
          <li key={section.id}>
            {!isFull && (
              <ActionIcon
                className={styles.between}
                variant="default"
                size={28}
                aria-label={texts.addBefore(nameOf(section))}
                onClick={() => addAt(index)}
              >
                <AdminIcon name="add" />
              </ActionIcon>
            )}
            <SectionRow visual={visual} section={section} index={index} />
          </li>
        ))}
      </ol>
      <Button
        variant="default"
        leftSection={<AdminIcon name="add" />}
        disabled={isFull}
        onClick={() => addAt(list.length)}
      >
        {texts.add}
      </Button>
      <p className={styles.note}>{isFull ? texts.full : texts.moving}</p>
    </section>
  );
}

function isEmpty({ kept }: TypedSection, stored: StoredSection): boolean {
  return !kept && withoutEmpty([stored]).length === 0;
}

interface SectionRowProps {
  visual: Visual;
  section: TypedSection;
  index: number;
}

function SectionRow({ visual, section, index }: SectionRowProps) {
  const { sections, selected, hovered } = visual;
  const row = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const edge = useDragging({
    block: row,
    handle,
    canDrag: true,
    list: 'sections',
    index,
    onMove: sections.move,
  });
  const { id, hidden, kept } = section;
  const isSelected = selected?.id === id;
  // On a phone the rows stand side by side.
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isSelected]);
  const label = kindLabelOf(section);
  const errors = visual.errorsOf(section);
  return (
    <div
      ref={row}
      className={styles.row}
      data-state={hidden ? 'hidden' : undefined}
      data-hovered={hovered === id || undefined}
      onPointerEnter={() => visual.hover(id)}
      onPointerLeave={() => visual.hover(null)}
    >
      <DropEdge edge={edge} />
      <span ref={handle} className={styles.handle} title={texts.drag}>
        <AdminIcon name="drag" />
      </span>
      <UnstyledButton
        className={styles.name}
        data-row={id}
        aria-current={isSelected || undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={() => visual.select(id)}
        onKeyDown={(event) => moveByKey(event, index, (to) => sections.move(index, to))}
      >
        <strong>{nameOf(section)}</strong>
        <small>
          {label}
          {!hidden && isEmpty(section, sections.storedOf(section)) && `, ${texts.nothing}`}
          {hidden && `, ${texts.hidden}`}
          {kept && `, ${texts.kept}`}
          {errors > 0 && <em>, {texts.errors(errors)}</em>}
        </small>
      </UnstyledButton>
      <span className={styles.tool}>
        <EntryTool
          name={hidden ? 'hide' : 'view'}
          label={hidden ? texts.show(label) : texts.hide(label)}
          onClick={() => sections.change(id, { hidden: !hidden })}
        />
      </span>
      <SectionMenu visual={visual} section={section} index={index} />
    </div>
  );
}
