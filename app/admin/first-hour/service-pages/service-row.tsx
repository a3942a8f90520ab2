import { TextInput } from '@mantine/core';
import { type MouseEvent, useRef } from 'react';
import { trashDays } from '../../../../domain/content/item.ts';
import { day } from '../../../../domain/durations.ts';
import { DragHandle } from '../../content/editor/lists/drag-handle.tsx';
import { DropEdge } from '../../content/editor/lists/drop-edge.tsx';
import { EntryTool } from '../../content/editor/lists/entry-tools.tsx';
import { moveByKey } from '../../content/editor/lists/move-by-key.ts';
import { entryTexts } from '../../content/editor/lists/texts.ts';
import { useDragging } from '../../content/editor/lists/use-dragging.ts';
import { dayInWords } from '../../site-facts.ts';
import { Switch } from '../../ui/layout/switch.tsx';
import { canMove, isRenamed, type PlannedService } from './service-plan.ts';
import styles from './service-row.module.css';
import { serviceTexts as texts } from './texts.ts';
import type { ServicePlan } from './use-service-plan.ts';

export const nameLimit = 100;

interface ServiceRowProps {
  one: PlannedService;
  index: number;
  services: ServicePlan;
}

function noteOf(one: PlannedService): string {
  const { page, wish, group } = one;
  const place = group ? [texts.inGroup(group.label)] : [];
  if (!page) return [texts.isNew, ...place].join(', ');
  if (wish === 'remove') {
    const until = new Date(Date.now() + trashDays * day).toISOString();
    return texts.goes(page.path, dayInWords(until));
  }
  const address = isRenamed(one) ? texts.moves(page.name, page.path) : page.path;
  return [address, ...place].join(', ');
}

export function ServiceRow({ one, index, services }: ServiceRowProps) {
  const { group, wish, name } = one;
  const block = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  // One that is in no group of the menu stays among its own.
  const list = group ? 'service of a group' : 'service';
  const edge = useDragging({
    block,
    handle,
    list,
    index,
    canDrag: true,
    onMove: services.move,
  });
  const canStep = (step: number) => canMove(services.plan, index, index + step);
  const named = one.page?.name ?? name;

  function move({ currentTarget }: MouseEvent<HTMLButtonElement>, to: number) {
    services.step(index, to);
    currentTarget.focus();
  }

  return (
    <li
      ref={block}
      className={styles.row}
      onKeyDown={(event) => moveByKey(event, index, (to) => services.step(index, to))}
    >
      <DropEdge edge={edge} />
      <DragHandle handle={handle} />
      <div className={styles.words} data-wish={wish}>
        {wish === 'rename' ? (
          <TextInput
            aria-label={texts.newName(named)}
            maxLength={nameLimit}
            value={name}
            onChange={({ currentTarget }) =>
              services.change(one.key, { name: currentTarget.value })
            }
          />
        ) : (
          <strong>{named}</strong>
        )}
        <small>{noteOf(one)}</small>
      </div>
      <Wishes one={one} services={services} />
      <span className={styles.tools}>
        <EntryTool
          name="up"
          label={entryTexts.up(named)}
          disabled={!canStep(-1)}
          onClick={(event) => move(event, index - 1)}
        />
        <EntryTool
          name="down"
          label={entryTexts.down(named)}
          disabled={!canStep(1)}
          onClick={(event) => move(event, index + 1)}
        />
      </span>
    </li>
  );
}

/** A new one can only be taken away again. */
function Wishes({ one, services }: Pick<ServiceRowProps, 'one' | 'services'>) {
  const { key, page, wish, name } = one;
  if (!page) {
    return (
      <EntryTool name="delete" label={entryTexts.remove(name)} onClick={() => services.drop(key)} />
    );
  }
  const choices = (['keep', 'rename', 'remove'] as const).map((own) => ({
    name: texts[own],
    isChosen: own === wish,
    choose: () => services.change(key, { wish: own }),
  }));
  return <Switch label={texts.what(page.name)} choices={choices} />;
}
