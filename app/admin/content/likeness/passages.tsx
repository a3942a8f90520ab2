import type { Passage } from '../../../../domain/content/likeness/passages.ts';
import { WordChanges } from '../merge/word-changes.tsx';
import styles from './passages.module.css';
import { likenessTexts as texts } from './texts.ts';

interface PassagesProps {
  passages: Passage[];
  own: string;
  other: string;
}

export function Passages({ passages, own, other }: PassagesProps) {
  if (passages.length === 0) return <p>{texts.noPassages}</p>;
  return (
    <section className={styles.passages} aria-label={texts.passages}>
      <div className={styles.pair}>
        <b>{own}</b>
        <b>{other}</b>
      </div>
      {passages.map(({ own: mine, other: theirs }) => (
        <div key={`${mine} ${theirs}`} className={styles.pair}>
          <p>
            <WordChanges text={mine} other={theirs} />
          </p>
          <p>
            <WordChanges text={theirs} other={mine} />
          </p>
        </div>
      ))}
    </section>
  );
}
