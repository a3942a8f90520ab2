import type { ReactNode } from 'react';
import { Ways } from '../layout/ways.tsx';
import styles from './empty-list.module.css';

interface EmptyListProps {
  sentence: string;
  text: string;
  children: ReactNode;
}

/** No error: the list has no items yet. */
export function EmptyList({ sentence, text, children }: EmptyListProps) {
  return (
    <div className={styles.empty}>
      <Grove />
      <div className={styles.text}>
        <p className={`d3 ${styles.sentence}`}>{sentence}</p>
        <p className="soft">{text}</p>
        <Ways>{children}</Ways>
      </div>
    </div>
  );
}

const distance = 34;
const columns = Array.from({ length: 7 }, (_, column) => 300 + column * distance);
const rows = Array.from({ length: 6 }, (_, row) => 70 + row * distance);

function Grove() {
  return (
    <svg className={styles.grove} viewBox="0 44 524 232" aria-hidden="true">
      {rows.flatMap((y) =>
        columns.map((x) => (
          <circle key={`${x} ${y}`} className={styles.plot} cx={x} cy={y} r="9" />
        )),
      )}
      <path className={styles.line} d="M-2000 250H110c40 0 30-95 70-95h80" />
      <circle className={styles.shaft} cx="110" cy="250" r="7" />
      <circle className={styles.shaft} cx="268" cy="155" r="7" />
    </svg>
  );
}
