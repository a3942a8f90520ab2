import styles from './spinner.module.css';

/** As large as the text beside it. @param label for screen readers; without it it is decoration. */
export function Spinner({ label }: { label?: string }) {
  return (
    <>
      <span className={styles.spinner} aria-hidden="true" />
      {label && (
        <span className="visuallyHidden" role="status">
          {label}
        </span>
      )}
    </>
  );
}
