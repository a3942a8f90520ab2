import type { ComponentProps, ElementType, ReactNode } from 'react';
import styles from './film-frame.module.css';

/** A film, or the picture in its place. */
export function FilmFrame({
  component: Part = 'div',
  ...props
}: ComponentProps<'a'> & { component?: ElementType }) {
  return <Part {...props} className={styles.film} />;
}

/** With the browser's controls, which need no script; captions are its child. */
export function FilmPlayer(props: ComponentProps<'video'>) {
  return <video controls playsInline {...props} />;
}

/** What starts the film, over its lower edge. */
export function FilmControls({
  component: Part = 'div',
  ...props
}: {
  component?: ElementType;
  children: ReactNode;
}) {
  return <Part {...props} className={styles.controls} data-ground="deep" />;
}
