import styles from './shaft.module.css';

/** The ring that marks a junction or a step. */
export function Shaft() {
  return <span className={styles.shaft} aria-hidden="true" />;
}
