import type { ComponentProps } from 'react';
import styles from './card-title.module.css';

/** The heading of a card or of a part of it, with a few words in a <small> beside it. */
export function CardTitle({ level = 2, ...props }: ComponentProps<'h2'> & { level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return <Heading {...props} className={styles.title} />;
}
