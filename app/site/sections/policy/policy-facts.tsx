import styles from './policy-facts.module.css';
import type { PolicyFact } from './policy-rows.ts';

export function PolicyFacts({ facts }: { facts: PolicyFact[] }) {
  if (facts.length === 0) return null;
  return (
    <div className="wrap">
      <dl className={styles.facts}>
        {facts.map(({ id, term, figure, remark }) => (
          <div key={id} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.figure}>{figure}</dd>
            <dd className="soft">{remark}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
