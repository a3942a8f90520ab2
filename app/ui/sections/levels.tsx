import { heightOf } from './level-height.ts';
import styles from './levels.module.css';

interface Level {
  value: string;
  text: string;
}

export function Levels({ items }: { items: Level[] }) {
  return (
    <ul className={styles.levels} data-count={items.length}>
      {items.map(({ value, text }) => {
        const height = heightOf(value);
        return (
          <li key={`${value} ${text}`} className={styles.level}>
            <span className={styles.column}>
              <Figure value={value} />
              {height !== null && (
                // An attribute, because the content policy drops style attributes.
                <svg
                  className={styles.water}
                  width="100%"
                  height={`${height}%`}
                  aria-hidden="true"
                />
              )}
            </span>
            <span className={styles.text}>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** More digits than a column has room for in the common size; not words, which may break. */
function isLong(number: string): boolean {
  return /^(?=.*\d)\S{6,10}$/.test(number);
}

function Figure({ value }: { value: string }) {
  const number = value.endsWith('%') ? value.slice(0, -1) : value;
  return (
    <span
      className={styles.value}
      data-figure
      data-long={isLong(number) || undefined}
      data-worded={/\p{L}/u.test(number) || undefined}
    >
      {number}
      {number !== value && <small className={styles.sign}>%</small>}
    </span>
  );
}
