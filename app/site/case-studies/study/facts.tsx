import type { ReactNode } from 'react';
import type { ShownStudy } from '../../../../domain/content/shown.ts';
import styles from './facts.module.css';
import { categoriesOf } from './study-parts.ts';

export function StudyFacts({ study }: { study: ShownStudy }) {
  const { clientName, industry, industryText } = study;
  const work = categoriesOf(study).join(', ');
  if (!clientName && !industry && !industryText && !work) return null;
  return (
    <dl className={styles.facts}>
      {clientName && (
        <Fact term="Client">
          <dd className={styles.fact}>{clientName}</dd>
        </Fact>
      )}
      {(industry || industryText) && (
        <Fact term="Industry" long={industryText !== ''}>
          {industry && <dd className={styles.fact}>{industry}</dd>}
          {industryText && <dd className={styles.more}>{industryText}</dd>}
        </Fact>
      )}
      {work && (
        <Fact term="What we did">
          <dd className={styles.fact}>{work}</dd>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, long, children }: { term: string; long?: boolean; children: ReactNode }) {
  return (
    <div className={styles.item} data-long={long || undefined}>
      <dt className={styles.term}>{term}</dt>
      {children}
    </div>
  );
}
