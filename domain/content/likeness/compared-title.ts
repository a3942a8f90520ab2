import type { Kind } from '../kind.ts';
import { sentencesIn } from './sentences.ts';

/** The title of a page, as two of them are compared; '' for none. */
export function comparedTitle(
  { page }: Pick<Kind, 'page'>,
  values: Record<string, unknown>,
): string {
  const titles = [page.title, page.titleElse].map((name) =>
    sentencesIn(String(values[name] ?? ''))
      .flatMap(({ words }) => words.map(({ text }) => text))
      .join(' '),
  );
  return titles.find((title) => title !== '') ?? '';
}
