import type { ComponentProps } from 'react';

/** With the browser's controls, which need no script; captions are its child. */
export function FilmPlayer(props: ComponentProps<'video'>) {
  return <video controls playsInline {...props} />;
}
