import styles from './policy-facts.module.css';

export interface PolicyFact {
  term: string;
  figure: string;
  remark: string;
}

export function PolicyFacts({ facts }: { facts: PolicyFact[] }) {
  return (
    <div className="wrap">
      <dl className={styles.facts}>
        {facts.map(({ term, figure, remark }) => (
          <div key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.figure}>{figure}</dd>
            <dd className="soft">{remark}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
