import type { ComponentProps } from 'react';
import styles from './pages-nav.module.css';

export function PagesNav(props: ComponentProps<'nav'>) {
  return <nav {...props} className={styles.pages} />;
}
