import type { ComponentProps } from 'react';
import styles from './category-form.module.css';

/** A category's name with its buttons in one line. */
export function CategoryForm(props: ComponentProps<'form'>) {
  return <form {...props} className={styles.form} />;
}
