import styles from './part-failed.module.css';

/** Waits hidden beside an island; app/islands.ts shows it when the island's script does not arrive. */
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
