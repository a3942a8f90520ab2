import type { ComponentProps } from 'react';
import { Anchor } from '../../../ui/languages/anchor.tsx';
import styles from './tab.module.css';

/** A word of the header's row that leads to a page. */
export function TabAnchor(props: ComponentProps<'a'>) {
  return <Anchor {...props} className={styles.tab} />;
}

/** A word of the header's row that opens a panel. */
export function TabButton(props: ComponentProps<'button'>) {
  return <button {...props} className={styles.tab} type="button" />;
}
