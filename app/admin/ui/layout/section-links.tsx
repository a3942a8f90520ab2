import type { ComponentProps } from 'react';
import styles from './section-links.module.css';

/** The way through a long form, where there is room for it. */
export function SectionLinks(props: ComponentProps<'nav'>) {
  return <nav {...props} className={styles.links} />;
}
