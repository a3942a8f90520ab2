import { type ReactNode, useId } from 'react';
import styles from './labelled.module.css';

interface LabelledProps {
  label: string;
  children: (id: string) => ReactNode;
}

/** A control below its label. It stands in what is drawn in a browser alone, so its id may be made there. */
export function Labelled({ label, children }: LabelledProps) {
  const id = useId();
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </p>
  );
}
