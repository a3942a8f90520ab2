import type { ComponentProps, ElementType } from 'react';
import styles from './stack.module.css';

interface StackProps extends ComponentProps<'form'> {
  component?: ElementType;
  gap?: 'small' | 'large' | 'huge';
  /** As wide as one field is comfortable to fill in. */
  narrow?: boolean;
}

export function Stack({ component: Part = 'div', gap, narrow, ...props }: StackProps) {
  return <Part {...props} className={styles.stack} data-gap={gap} data-narrow={narrow} />;
}
