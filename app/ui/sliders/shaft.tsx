import styles from './shaft.module.css';

export function Shaft() {
  return <span className={styles.shaft} aria-hidden="true" />;
}
