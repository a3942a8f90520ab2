/** What the public search looks into, and how it compares. */

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
 * A text as searches compare it: capital and small letters of every script are the same, which is not
 * left to the databases, as SQLite knows ASCII alone. JavaScript writes a sigma at the end of a word in
 * another way.
 */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ς', 'σ');
}

/** The texts of an item as one. Words have no space in them, so none is found across two texts. */
export function searchText(texts: string[]): string {
  return folded(texts.join('\n'));
}
