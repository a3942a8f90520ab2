export const searchedBlogFields = ['title', 'brief_paragraph'] as const;

export const searchedStudyFields = [
  'heroHeading',
  'clientName',
  'industry',
  'category1',
  'category2',
  'category3',
  'category4',
] as const;

/**
 * Not left to the databases: SQLite folds ASCII alone. JavaScript writes a final sigma differently.
 */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ς', 'σ');
}

/** Search words hold no space, so none matches across two texts. */
export function searchText(texts: string[]): string {
  return folded(texts.join('\n'));
}
