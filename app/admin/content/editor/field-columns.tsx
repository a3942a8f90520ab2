import type { ComponentProps, ElementType } from 'react';
import styles from './field-columns.module.css';

interface FieldColumnsProps extends ComponentProps<'fieldset'> {
  component?: ElementType;
}

/** Fields side by side on twelve columns; each says in `data-columns` how many it takes. */
export function FieldColumns({ component: Part = 'div', ...props }: FieldColumnsProps) {
  return (
    <div className={styles.box}>
      <Part {...props} className={styles.columns} />
    </div>
  );
}
