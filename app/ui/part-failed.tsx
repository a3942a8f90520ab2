import { useMessages } from './messages.ts';
import styles from './part-failed.module.css';

/** Hidden until app/islands.ts shows it because the island's script did not load. */
export function PartFailed() {
  const { text } = useMessages();
  return (
    <div className={styles.note} role="status" hidden>
      <p>{text('layout.partFailed')}</p>
      <button type="button" className={styles.reload}>
        {text('layout.reload')}
      </button>
    </div>
  );
}
