import type { ReactNode } from 'react';
import { StateIcon, type StateSign } from '../state-sign.tsx';
import styles from './bar-frame.module.css';

interface BarStatusProps {
  sign: StateSign;
  message: string;
  notes: string[];
  blocker?: string;
  children?: ReactNode;
}

/** The sign and the state, then what visitors see and what is kept. */
export function BarStatus({ sign, message, notes, blocker, children }: BarStatusProps) {
  return (
    <div className={styles.status} data-blocker={blocker}>
      <p className={styles.state} role="status">
        <StateIcon sign={sign} />
        {message}
      </p>
      <div className={styles.notes}>
        {notes.filter(Boolean).map((text) => (
          <span key={text}>{text}</span>
        ))}
        {children}
      </div>
    </div>
  );
}

/** The buttons at the end of the bar; on phones they are the foot of the screen. */
export function BarButtons({ children }: { children: ReactNode }) {
  return <div className={styles.acts}>{children}</div>;
}
