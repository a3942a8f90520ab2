import styles from './bar.module.css';

interface BarProps {
  /** Decoration only: the heading's text must not gain an underscore. */
  silent?: boolean;
  draws?: 'load' | 'scroll';
}

/**
 * The underscore itself is zero-width text before the bar: a box would add a blank to the
 * accessible name, and 'Portfolio_' has none (R-2.3-01).
 */
export function Bar({ silent, draws }: BarProps) {
  return (
    <>
      {!silent && <span className={styles.underscore}>_</span>}
      <span className={styles.end} aria-hidden="true">
        <span className={styles.bar} data-draws={draws} />
      </span>
    </>
  );
}

export function TextWithBar({ text, ...bar }: BarProps & { text: string }) {
  return (
    <>
      {text}
      <Bar {...bar} />
    </>
  );
}
