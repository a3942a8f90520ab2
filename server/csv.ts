type Cell = string | number | null;

/** What a spreadsheet would take for a formula or a command begins with an apostrophe (threat T34). */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function cell(value: Cell): string {
  const text = harmless(String(value ?? ''));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows, the first with the headings, as comma-separated values (RFC 4180) that no spreadsheet runs.
 * They begin with a byte-order mark, without which spreadsheets garble Arabic.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
