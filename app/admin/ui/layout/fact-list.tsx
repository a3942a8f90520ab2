import styles from './fact-list.module.css';

interface FactListProps {
  facts: readonly (readonly [name: string, value: string])[];
}

/** Names with their values at the other end of the line. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
