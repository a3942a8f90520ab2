import type { ComponentProps, ElementType } from 'react';
import styles from './ways.module.css';

/** Where to go from a page that shows nothing; a nav takes a line of its own. */
export function Ways({
  component: Part = 'div',
  ...props
}: ComponentProps<'nav'> & { component?: ElementType }) {
  return <Part {...props} className={styles.ways} />;
}
