import type { ReactNode } from 'react';
import { CardTitle } from '../layout/card-title.tsx';
import styles from './field-group.module.css';

interface FieldGroupProps {
  title: string;
  note?: ReactNode;
  tools?: ReactNode;
  children: ReactNode;
}

export function FieldGroup({ title, note, tools, children }: FieldGroupProps) {
  return (
    <section className={styles.group}>
      <CardTitle level={3}>
        {title}
        {note && <small>{note}</small>}
        {tools && <span className={styles.tools}>{tools}</span>}
      </CardTitle>
      {children}
    </section>
  );
}
