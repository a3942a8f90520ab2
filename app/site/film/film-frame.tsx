import type { ComponentProps, ElementType, ReactNode } from 'react';
import styles from './film-frame.module.css';

export function FilmFrame({
  component: Part = 'div',
  ...props
}: ComponentProps<'a'> & { component?: ElementType }) {
  return <Part {...props} className={styles.film} />;
}

export function FilmControls({ children }: { children: ReactNode }) {
  return (
    <span className={styles.controls} data-ground="deep">
      {children}
    </span>
  );
}
