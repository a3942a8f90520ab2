type Cell = string | number | null;

/** What a spreadsheet takes for a formula (threat T34): signs of every width, after blank or invisible characters. */
const formula = /^(?:[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]|[\t\r\n])/u;

function harmless(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

function cell(value: Cell): string {
  const text = harmless(String(value ?? ''));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** RFC 4180, after a byte-order mark, without which spreadsheets garble Arabic. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
