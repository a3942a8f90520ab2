import styles from './long-name.module.css';

export function LongName({ name }: { name: string }) {
  return <span className={styles.name}>{name}</span>;
}
