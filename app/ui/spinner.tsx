import styles from './spinner.module.css';

interface SpinnerProps {
  /** small in buttons, large for a region of a page, huge over a picture. */
  size?: 'small' | 'large' | 'huge';
  /** Label for screen readers; without it the spinner is decoration. */
  label?: string;
}

export function Spinner({ size, label }: SpinnerProps) {
  return (
    <>
      <span className={styles.spinner} data-size={size} aria-hidden="true" />
      {label && (
        <span className="visuallyHidden" role="status">
          {label}
        </span>
      )}
    </>
  );
}
