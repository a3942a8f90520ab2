import type { ButtonHTMLAttributes } from 'react';
import styles from './text-button.module.css';

export function TextButton(props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return <button type="button" className={styles.link} {...props} />;
}
