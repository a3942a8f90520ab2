import styles from './part-failed.module.css';

/** Hidden until app/islands.ts shows it because the island's script did not load. */
export function PartFailed() {
  return (
    <div className={styles.note} role="status" hidden>
      <p>This part did not finish loading. What you see still works.</p>
      <button type="button" className={styles.reload}>
        Reload
      </button>
    </div>
  );
}
