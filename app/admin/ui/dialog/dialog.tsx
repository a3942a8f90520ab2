import { CloseButton, Modal } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { CardTitle } from '../layout/card-title.tsx';
import styles from './dialog.module.css';
import { useBackCloses } from './use-back-closes.ts';

interface DialogProps {
  title: string;
  note?: string;
  size: string;
  opened?: boolean;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** A sentence and the buttons, the filled one last. */
  foot: ReactNode;
  children: ReactNode;
}

/** Heading and buttons stay in sight while the rest is scrolled; on phones it is the whole window. */
export function Dialog({ title, note, foot, children, opened = true, ...props }: DialogProps) {
  const { onClose } = props;
  useBackCloses(opened, onClose);
  return (
    <Modal.Root
      {...props}
      opened={opened}
      transitionProps={{ duration: 0 }}
      classNames={{ inner: styles.inner, content: styles.dialog }}
    >
      <Modal.Overlay />
      {/* Without Mantine's <header>, which a page has once only. */}
      <Modal.Content aria-label={title}>
        <div className={styles.head}>
          <CardTitle>
            {title}
            {note && <small>{note}</small>}
          </CardTitle>
          <CloseButton size={44} iconSize={24} aria-label="Close" onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        <div className={styles.foot}>{foot}</div>
      </Modal.Content>
    </Modal.Root>
  );
}
