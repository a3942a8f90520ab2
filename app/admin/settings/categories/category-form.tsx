import type { ComponentProps } from 'react';
import styles from './category-form.module.css';

export function CategoryForm(props: ComponentProps<'form'>) {
  return <form {...props} className={styles.form} />;
}
