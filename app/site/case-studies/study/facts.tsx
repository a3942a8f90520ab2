import type { ShownStudy } from '../../../../domain/content/shown.ts';
import { useMessages } from '../../../ui/messages.ts';
import styles from './facts.module.css';
import { categoriesOf } from './study-parts.ts';

/** What is filled in, in one row; the industry has a row of its own where it tells more. */
export function StudyFacts({ study }: { study: ShownStudy }) {
  const { text, list } = useMessages();
  const { industry, industryText } = study;
  const facts = [
    [text('study.client'), study.clientName],
    [text('study.year'), study.year],
    [text('study.place'), study.place],
    [text('study.team'), study.team],
    [text('study.duration'), study.duration],
    [text('study.work'), list(categoriesOf(study))],
  ].filter(([, fact]) => fact);
  if (facts.length === 0 && !industry && !industryText) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([term, fact]) => (
        <div key={term} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.fact}>{fact}</dd>
        </div>
      ))}
      {(industry || industryText) && (
        <div className={styles.item} data-long={industryText !== '' || undefined}>
          <dt className={styles.term}>{text('study.industry')}</dt>
          {industry && <dd className={styles.fact}>{industry}</dd>}
          {industryText && <dd className={styles.more}>{industryText}</dd>}
        </div>
      )}
    </dl>
  );
}
