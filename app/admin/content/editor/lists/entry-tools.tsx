import { ActionIcon } from '@mantine/core';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { AdminIcon, type AdminIconName } from '../../../ui/icons.tsx';
import styles from './entry-tools.module.css';
import { entryTexts as texts } from './texts.ts';

interface EntryToolsProps {
  named: string;
  index: number;
  isLast: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

const able = ':enabled:not([aria-disabled="true"])';

export function EntryTools({ named, index, isLast, onMove, onRemove }: EntryToolsProps) {
  /** The keyboard stays with the entry, whose element leaves the document for a moment. */
  function move({ currentTarget: button }: MouseEvent<HTMLButtonElement>, to: number) {
    flushSync(() => onMove(to));
    const others = button.parentElement?.querySelector<HTMLElement>(`button${able}`);
    (button.matches(able) ? button : others)?.focus();
  }

  return (
    <span className={styles.tools}>
      <EntryTool
        name="up"
        label={texts.up(named)}
        disabled={index === 0}
        onClick={(event) => move(event, index - 1)}
      />
      <EntryTool
        name="down"
        label={texts.down(named)}
        disabled={isLast}
        onClick={(event) => move(event, index + 1)}
      />
      <EntryTool name="delete" label={texts.remove(named)} onClick={onRemove} />
    </span>
  );
}

interface EntryToolProps {
  name: AdminIconName;
  label: string;
  disabled?: boolean;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

export function EntryTool({ name, label, ...button }: EntryToolProps) {
  return (
    <ActionIcon
      color={name === 'delete' ? 'var(--bad-700)' : 'water.9'}
      aria-label={label}
      {...button}
    >
      <AdminIcon name={name} />
    </ActionIcon>
  );
}
