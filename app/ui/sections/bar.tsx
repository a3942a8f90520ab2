import styles from './bar.module.css';

interface BarProps {
  /** Only a picture: the heading's text must not gain an underscore. */
  silent?: boolean;
  /** When the bar is drawn: with the page, or when the page is scrolled to it. */
  draws?: 'load' | 'scroll';
}

/**
 * The mark: an underscore that is a bar of copper. The underscore itself stands before the bar, without
 * a width: a name is put together with blanks around a box, and 'Portfolio_' has none (R-2.3-01).
 */
export function Bar({ silent, draws }: BarProps) {
  return (
    <>
      {!silent && <span className={styles.underscore}>_</span>}
      <span className={styles.bar} data-draws={draws} aria-hidden="true" />
    </>
  );
}

/** A text whose last word and bar never part at the end of a line. */
export function TextWithBar({ text, ...bar }: BarProps & { text: string }) {
  const lastWord = text.lastIndexOf(' ') + 1;
  return (
    <>
      {text.slice(0, lastWord)}
      <span className={styles.together}>
        {text.slice(lastWord)}
        <Bar {...bar} />
      </span>
    </>
  );
}
