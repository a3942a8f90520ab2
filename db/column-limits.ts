/** Checked before queries: a hostile value finds nothing and fails nowhere (T15). */

const maxInteger = 2_147_483_647;

export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= maxInteger;
}

/** Postgres refuses NUL, and UTF-8 has no lone surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

export function storable<T extends object>(values: T): T {
  const entries = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'string' ? storableText(value) : value,
  ]);
  // Same keys, and each value keeps its type; Object.fromEntries cannot know that.
  return Object.fromEntries(entries) as T;
}
