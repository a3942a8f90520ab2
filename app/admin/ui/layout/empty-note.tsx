import type { ComponentProps } from 'react';
import styles from './empty-note.module.css';

export function EmptyNote(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.note} />;
}
