import { Bar } from '../../../../ui/sections/bar.tsx';
import { NameSlot } from './bar-place.tsx';
import styles from './head-title.module.css';

/** The heading of a screen whose bar stands beside it. */
export function HeadTitle({ children }: { children: string }) {
  return (
    <h1 className={styles.title} tabIndex={-1}>
      <NameSlot>{children}</NameSlot>
      <Bar silent />
    </h1>
  );
}
