import picture from '../../../pictures/question-panel.svg';
import { TextLink } from '../../../ui/text-link.tsx';
import type { TileSpan } from '../tile-layout.ts';
import styles from './question-panel.module.css';

export function QuestionPanel({ span }: { span: TileSpan }) {
  return (
    <aside className={styles.panel} data-ground="water" data-span={span} aria-labelledby="question">
      <img
        className={styles.picture}
        src={picture}
        alt=""
        width={700}
        height={840}
        loading="lazy"
        decoding="async"
      />
      <p className={styles.question} id="question">
        Have a question we should write about?
      </p>
      <TextLink href="/contact">Ask it</TextLink>
    </aside>
  );
}
