import type { ReactNode } from 'react';
import styles from './progress-line.module.css';

interface ProgressLineProps {
  value: number;
  max: number;
  label: string;
  children: ReactNode;
}

export function ProgressLine({ value, max, label, children }: ProgressLineProps) {
  const share = max > 0 ? Math.floor((100 * value) / max) : 0;
  return (
    <div className={styles.line}>
      <strong aria-hidden="true">{share}%</strong>
      <p role="status">{children}</p>
      <progress value={value} max={Math.max(max, 1)} aria-label={label} />
    </div>
  );
}
