import styles from './long-name.module.css';

/** A name that has no room in large letters on one line beside the buttons of a phone. */
export function LongName({ name }: { name: string }) {
  return <span className={styles.name}>{name}</span>;
}
