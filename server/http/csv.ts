import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

type Cell = string | number | null;

/** What a spreadsheet takes for a formula (threat T34): signs of every width, after blank or invisible characters. */
const formula = /^(?:[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]|[\t\r\n])/u;

/**
 * The same after what parts cells in spreadsheets of countries with a decimal comma: there semicolons do, and
 * a quote in the middle of a cell is a sign like any other.
 */
const formulaWithin = /(?<=[;\r\n])(?=(?:(?![;\r\n])[\s\p{C}])*[=+\-@＝＋－＠﹦﹢﹣﹫−])(?!-\))/gu;

function harmless(text: string): string {
  const guarded = text.replace(formulaWithin, "'");
  return formula.test(text) ? `'${guarded}` : guarded;
}

function cell(value: Cell): string {
  const text = harmless(String(value ?? ''));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvLine = (row: readonly Cell[]) => `${row.map(cell).join(',')}\r\n`;

/** After a byte-order mark, without which spreadsheets garble Arabic; never held whole. */
export async function* csvLines(
  heading: readonly string[],
  parts: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield `\ufeff${csvLine(heading)}`;
  for await (const rows of parts) yield rows.map(csvLine).join('');
}

export function sendCsv<Row>(
  reply: FastifyReply,
  name: string,
  table: {
    heading: readonly string[];
    parts: AsyncIterable<readonly Row[]>;
    cells: (row: Row) => readonly Cell[];
  },
): FastifyReply {
  const { heading, parts, cells } = table;
  async function* cellsOfParts() {
    for await (const rows of parts) yield rows.map(cells);
  }
  reply.header('Content-Disposition', `attachment; filename="${name}"`);
  return reply
    .type('text/csv; charset=utf-8')
    .send(Readable.from(csvLines(heading, cellsOfParts()), { objectMode: false }));
}
