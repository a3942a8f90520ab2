import { UnstyledButton } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { Chevron } from '../../../../ui/icons.tsx';
import { DragHandle } from './drag-handle.tsx';
import styles from './fold-head.module.css';

interface FoldHeadProps {
  handle: RefObject<HTMLSpanElement | null>;
  place: number;
  title: string;
  note: ReactNode;
  isOpen: boolean;
  onFold: () => void;
  /** Tools of the entry; where there is little room they come with its fields. */
  children: ReactNode;
}

export function FoldHead({ handle, place, title, note, isOpen, onFold, children }: FoldHeadProps) {
  return (
    <div className={styles.box}>
      <div className={styles.head}>
        <DragHandle handle={handle} />
        <UnstyledButton className={styles.fold} data-fold aria-expanded={isOpen} onClick={onFold}>
          <span className={styles.place}>{place}</span>
          <span className={styles.title}>{title}</span>
          <small>{note}</small>
          <Chevron />
        </UnstyledButton>
        <div className={styles.tools}>{children}</div>
      </div>
    </div>
  );
}
