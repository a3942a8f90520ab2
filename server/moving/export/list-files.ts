import { Readable } from 'node:stream';
import { exportedRows } from '../../../db/moving/export-parts.ts';
import type { Database } from '../../../db/open.ts';
import { type OwnList, ownEnquiry, ownLists } from '../../../domain/moving/own-export.ts';
import { csvLines } from '../../http/csv.ts';

type Row = Record<string, unknown>;

/** A JSON array with a row on each line, so that neither side has to hold it whole. */
async function* jsonLines(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let before = '[';
  for await (const row of rows) {
    yield `${before}\n${JSON.stringify(row)}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

async function* counted(rows: AsyncIterable<Row>, onRow: () => void): AsyncGenerator<Row> {
  for await (const row of rows) {
    onRow();
    yield row;
  }
}

export function listFile(db: Database, list: OwnList, onRow: () => void): [string, Readable] {
  const rows = counted(exportedRows(db, list), onRow);
  return [ownLists[list].path, Readable.from(jsonLines(rows), { objectMode: false })];
}

const columns = Object.keys(ownEnquiry.shape);

async function* cellsOf(rows: AsyncIterable<Row>): AsyncGenerator<string[][]> {
  for await (const row of rows) yield [columns.map((name) => String(row[name] ?? ''))];
}

export function enquiryTable(db: Database): [string, Readable] {
  const lines = csvLines(columns, cellsOf(exportedRows(db, 'enquiries')));
  return ['enquiries/enquiries.csv', Readable.from(lines, { objectMode: false })];
}
