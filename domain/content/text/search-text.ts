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
