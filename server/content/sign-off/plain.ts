import { readFragment, words } from '../doctor/tree.ts';

/** The words of typed HTML. */
export function plain(html: string): string {
  return words(readFragment(html)).trim();
}
