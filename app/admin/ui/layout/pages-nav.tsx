import type { ComponentProps } from 'react';
import styles from './pages-nav.module.css';

/** The line below a list that turns its pages. */
export function PagesNav(props: ComponentProps<'nav'>) {
  return <nav {...props} className={styles.pages} />;
}
