/** What a spreadsheet would take for a formula or a command (threat T34). */
const formula = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Rows as comma-separated values (RFC 4180) that no spreadsheet runs. */
export function csvOf(rows: string[][]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
