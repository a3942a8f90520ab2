/**
 * What a column can hold in both databases. Queries ask here first, so that a hostile value finds
 * nothing instead of making one of the databases fail (threat T15).
 */

/** The largest value of a Postgres `integer`. */
const maxInteger = 2_147_483_647;

/** Whether a number can be the key of a row. */
export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= maxInteger;
}

/** Whether a text can stand in a column: Postgres refuses NUL, UTF-8 knows no half characters. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** The record with every text made storable: NUL dropped, half characters replaced by U+FFFD. */
export function storable<T extends object>(values: T): T {
  const entries = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  ]);
  // Same keys, and each value keeps its type; Object.fromEntries cannot know that.
  return Object.fromEntries(entries) as T;
}
