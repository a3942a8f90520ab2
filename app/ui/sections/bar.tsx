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
      <span className={styles.bar} data-draws={draws} aria-hidden="true" />
    </>
  );
}

/** Narrower than any line. A joined script is not cut where a browser would part its letters. */
const shortWord = /^(?:\S{1,6}|\p{Script=Arabic}{1,12})$/u;

const lastLetter = /\S\p{M}*$/u;

/** What stays on one line with the bar: the last word or, so that a long one can break, its last letter. */
function endOf(text: string): string {
  const lastWord = text.slice(text.lastIndexOf(' ') + 1);
  return shortWord.test(lastWord) ? lastWord : (lastLetter.exec(lastWord)?.[0] ?? '');
}

export function TextWithBar({ text, ...bar }: BarProps & { text: string }) {
  const end = endOf(text);
  return (
    <>
      {text.slice(0, text.length - end.length)}
      <span className={styles.together}>
        {end}
        <Bar {...bar} />
      </span>
    </>
  );
}
