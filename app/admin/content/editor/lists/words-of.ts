const limit = 80;

/** The first words of an entry, by which people know it. */
export function wordsOf({ values }: { values: Readonly<Record<string, unknown>> }): string {
  const words = Object.values(values).find((value) => typeof value === 'string' && value !== '');
  return typeof words === 'string' ? words.replace(/<[^>]*>/g, ' ').slice(0, limit) : '';
}
