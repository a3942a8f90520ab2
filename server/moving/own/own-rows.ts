import { type OwnList, ownLists } from '../../../domain/moving/own-export.ts';
import { CommandRefused } from '../../start/command.ts';
import { wholeLines } from '../../whole-lines.ts';
import type { OwnSource } from './own-source.ts';

type Row = Record<string, unknown>;

function rowOf(list: OwnList, line: string): Row {
  const { path, row } = ownLists[list];
  const refusal = () =>
    new CommandRefused(`The export is damaged (a line of ${path}). Nothing was imported.`);
  try {
    const found = row.safeParse(JSON.parse(line));
    if (found.success) return found.data;
  } catch {
    throw refusal();
  }
  throw refusal();
}

/** Rows of a list, which stand on a line each; none where the export leaves it out. */
export async function* ownRows(source: OwnSource, list: OwnList): AsyncGenerator<Row> {
  const content = await source.read(ownLists[list].path);
  if (!content) return;
  content.setEncoding('utf8');
  for await (const line of wholeLines(content)) {
    const json = line.replace(/,$/, '');
    if (!/^\[?\]?$/.test(json)) yield rowOf(list, json);
  }
}
