import type { ShownStudy } from '../../../../domain/content/shown.ts';
import styles from './facts.module.css';
import { categoriesOf } from './study-parts.ts';

/** What is filled in, in one row; the industry has a row of its own where it tells more. */
export function StudyFacts({ study }: { study: ShownStudy }) {
  const { industry, industryText } = study;
  const facts = [
    ['Client', study.clientName],
    ['Year', study.year],
    ['Place', study.place],
    ['Team', study.team],
    ['Duration', study.duration],
    ['What we did', categoriesOf(study).join(', ')],
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
          <dt className={styles.term}>Industry</dt>
          {industry && <dd className={styles.fact}>{industry}</dd>}
          {industryText && <dd className={styles.more}>{industryText}</dd>}
        </div>
      )}
    </dl>
  );
}
