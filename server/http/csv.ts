type Cell = string | number | null;

/**
 * Where a spreadsheet would see a formula or a command (threat T34): the signs in every width there is
 * of them, after whatever is blank or invisible, and what moves to another cell.
 */
const formula = /^(?:[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]|[\t\r\n])/u;

/** The text, after an apostrophe where it would be run. */
function harmless(text: string): string {
  return formula.test(text) ? `'${text}` : text;
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
