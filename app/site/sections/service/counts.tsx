import { useMessages } from '../../../ui/messages.ts';
import styles from './counts.module.css';

export interface Count {
  number: number;
  label: string;
}

/** More of them make the page a column of dots. */
const maxPalms = 48;

/** `n+` is drawn as n palms on one line, in columns of three: all of them or none, which compare. */
export function Counts({ items }: { items: Count[] }) {
  const messages = useMessages();
  const isDrawn = items.every(({ number }) => number <= maxPalms);
  return (
    <ul
      className={styles.counts}
      data-columns={items.length}
      data-wide={items.some(isWide) || undefined}
    >
      {items.map(({ number, label }) => (
        <li key={label} className={styles.count}>
          {isDrawn && <Palms count={number} />}
          {/* The space keeps figure and label apart for everything that reads the text alone. */}
          <strong
            className={styles.figure}
          >{`${messages.number(number, { useGrouping: false })}+`}</strong>{' '}
          <span className={styles.label}>{label}</span>
        </li>
      ))}
    </ul>
  );
}

/** Too wide for a third of a phone. */
function isWide({ number, label }: Count): boolean {
  return number > 99 || label.split(/\s/).some((word) => word.length > 12);
}

const perRow = 3;
const radius = 0.3;

function Palms({ count }: { count: number }) {
  const rows = Math.ceil(count / perRow);
  const margin = 0.5 - radius;
  return (
    <svg
      className={styles.palms}
      viewBox={`${margin} 0 ${perRow - 2 * margin} ${rows}`}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, index) => {
        const [column, row] = [index % perRow, Math.floor(index / perRow)];
        return (
          <circle key={`${column} ${row}`} cx={column + 0.5} cy={rows - row - 0.5} r={radius} />
        );
      })}
    </svg>
  );
}
