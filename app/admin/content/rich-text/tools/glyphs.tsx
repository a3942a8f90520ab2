import type { ReactNode } from 'react';

/** A drawing of lines on a field of 24 by 24. */
export function strokes(path: string): ReactNode {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export const glyphs = {
  add: strokes('M12 5v14M5 12h14'),
  link: strokes(
    'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.600-5.600l-1.400 1.400M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.600 5.600l1.400-1.400',
  ),
  picture: strokes('M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.500 9h.01'),
  undo: strokes('M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3'),
  redo: strokes('m16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h3'),
};
