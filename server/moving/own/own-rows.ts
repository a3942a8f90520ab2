import { type OwnList, ownLists } from '../../../domain/moving/own-export.ts';
import { CommandRefused } from '../../start/command.ts';
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
  let rest = '';
  content.setEncoding('utf8');
  // Not `readline`, which would also break at U+2028, which JSON leaves as it is.
  for await (const chunk of content) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const json = line.replace(/,$/, '');
      if (!/^\[?\]?$/.test(json)) yield rowOf(list, json);
    }
  }
}
