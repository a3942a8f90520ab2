const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
const length = 12;

/** Random, and never used again: merging, remarks and translations hang on it (R-P-02). */
export function newRowId(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(numbers, (number) => alphabet[number % alphabet.length]).join('');
}

/** With an id of its own in each row that has none, or that of a row before it. */
export function withRowIds<Row extends { id: string }>(rows: Row[]): Row[] {
  const used = new Set<string>();
  return rows.map((row) => {
    const id = row.id === '' || used.has(row.id) ? newRowId() : row.id;
    used.add(id);
    return id === row.id ? row : { ...row, id };
  });
}
