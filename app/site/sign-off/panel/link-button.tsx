import type { ButtonHTMLAttributes } from 'react';
import styles from './link-button.module.css';

export function LinkButton(props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return <button type="button" className={styles.link} {...props} />;
}
