const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
const length = 12;

/** Random, and never used again: merging, remarks and translations hang on it (R-P-02). */
export function newRowId(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(numbers, (number) => alphabet[number % alphabet.length]).join('');
}

/** Names of fields and orders, and the places of remarks, are made of ids with dots and spaces between. */
const oddSigns = /[^\w-]/g;

/** With an id of its own in each row that has none, or that of a row before it. */
export function withRowIds<Row extends { id: string }>(rows: Row[]): Row[] {
  const used = new Set<string>();
  return rows.map((row) => {
    const own = row.id.replace(oddSigns, '-');
    const id = own === '' || used.has(own) ? newRowId() : own;
    used.add(id);
    return id === row.id ? row : { ...row, id };
  });
}
