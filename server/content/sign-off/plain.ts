import { readFragment, words } from '../doctor/tree.ts';

export function plain(html: string): string {
  return words(readFragment(html)).trim();
}
