import type { ComponentProps } from 'react';
import { Anchor } from '../../../ui/languages/anchor.tsx';
import styles from './tab.module.css';

export function TabAnchor(props: ComponentProps<'a'>) {
  return <Anchor {...props} className={styles.tab} />;
}

export function TabButton(props: ComponentProps<'button'>) {
  return <button {...props} className={styles.tab} type="button" />;
}
