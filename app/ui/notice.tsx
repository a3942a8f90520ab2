import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  kind: 'success' | 'failure';
  title?: string;
  children?: ReactNode;
}

export function Notice({ kind, title, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'failure' ? 'alert' : 'status'}>
      <strong className={styles.title}>{title ?? children}</strong>
      {title && children && <div className={styles.more}>{children}</div>}
    </div>
  );
}
