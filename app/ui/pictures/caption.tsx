import styles from './caption.module.css';

/** The last part of a figure; nothing without words. */
export function Caption({ children }: { children: string }) {
  return children && <figcaption className={styles.caption}>{children}</figcaption>;
}
