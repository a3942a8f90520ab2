import { Modal } from '@mantine/core';
import type { RecentItem } from '../../../../domain/api/operations/overview.ts';
import { useBackCloses } from '../../ui/dialog/use-back-closes.ts';
import { layers } from '../theme.ts';
import styles from './palette.module.css';
import { PaletteSearch } from './palette-search.tsx';
import { paletteTexts as texts } from './texts.ts';
import { useJump } from './use-jump.ts';

interface PaletteProps {
  isOpen: boolean;
  onClose: () => void;
  lastChanges: Promise<RecentItem[]>;
  /** An item is chosen for something else than to be opened. */
  picking?: { title: string; field: string; onPick: (path: string) => void };
}

export function JumpPalette({ isOpen, onClose, lastChanges, picking }: PaletteProps) {
  const jump = useJump();
  useBackCloses(isOpen, onClose);
  const { title, field } = picking ?? texts;
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      size="40rem"
      zIndex={layers.overPopup}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ size: 44, iconSize: 24, 'aria-label': 'Close' }}
      // Mantine listens on the window and would close a form under it, too.
      closeOnEscape={false}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      classNames={{ inner: styles.inner, body: styles.body }}
    >
      <PaletteSearch
        lastChanges={lastChanges}
        title={title}
        field={field}
        isOnlyItems={picking !== undefined}
        onChoose={(entry) => {
          onClose();
          if (picking && 'to' in entry.goal) picking.onPick(entry.goal.to);
          else jump(entry);
        }}
      />
    </Modal>
  );
}
