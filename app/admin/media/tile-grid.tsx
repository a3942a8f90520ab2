import type { ReactNode } from 'react';
import styles from './tile-grid.module.css';

/** Tiles side by side, as many as there is room for; `--tile-columns` asks for a number. */
export function TileGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
