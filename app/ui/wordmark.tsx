import styles from './wordmark.module.css';

/** Letters of a name in their full size beside the buttons of the narrowest phone. */
const maxFullSize = 8;

export function Wordmark({ name }: { name: string }) {
  return <span className={name.length > maxFullSize ? styles.name : undefined}>{name}</span>;
}
