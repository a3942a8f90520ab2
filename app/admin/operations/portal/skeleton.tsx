import styles from './skeleton.module.css';

/** Grey lines in the place of words that are still loading. */
export function Skeleton({ size }: { size: 'small' | 'large' }) {
  return <div className={styles.skeleton} data-size={size} aria-hidden="true" />;
}
