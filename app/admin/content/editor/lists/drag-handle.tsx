import type { RefObject } from 'react';
import { AdminIcon } from '../../../ui/icons.tsx';
import styles from './drag-handle.module.css';
import { entryTexts as texts } from './texts.ts';

export function DragHandle({ handle }: { handle: RefObject<HTMLSpanElement | null> }) {
  return (
    <span ref={handle} className={styles.handle} title={texts.drag}>
      <AdminIcon name="drag" />
    </span>
  );
}
