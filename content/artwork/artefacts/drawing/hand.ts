import type { TextStyle } from './drawing.ts';

/** What somebody wrote by hand, whoever the client is. */
export function hand(size: number, fill: string): TextStyle {
  return { face: 'caveat-600', size, fill };
}
