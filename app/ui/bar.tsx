import styles from './bar.module.css';

interface BarProps {
  /** Only a picture: the heading's text must not gain an underscore. */
  silent?: boolean;
  /** When the bar is drawn: with the page, or when the page is scrolled to it. */
  draws?: 'load' | 'scroll';
}

/** The mark: an underscore that is a bar of copper. */
export function Bar({ silent, draws }: BarProps) {
  return (
    <span className={styles.bar} data-draws={draws} aria-hidden={silent || undefined}>
      {silent ? null : '_'}
    </span>
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
