import { browserHeaders, costRow, inTurn, rateRow } from './load.ts';
import { rawAnswer } from './raw-answer.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import type { Row } from './table.ts';

/** (c) Reading calls, from the database each time, beside bare node:http sending the same JSON. */

async function compareCall(site: ServerProcess, path: string): Promise<Row[]> {
  const answer = await rawAnswer(site.origin + path, browserHeaders);
  await using bare = await startServer('bench/bare-server.ts', {}, JSON.stringify([answer]));
  const [ours = [], loads = []] = await inTurn([site, bare], path);
  const shown = path.replace(/[0-9a-f]{24}/, '{id}');
  const compared = { what: `(c) ${shown}`, ours, control: { name: 'bare node:http', loads } };
  return [rateRow(compared), costRow(compared)];
}

export async function readingCalls(site: ServerProcess): Promise<Row[]> {
  const [study] = await (await fetch(`${site.origin}/api/caseStudies`)).json();
  const rows: Row[] = [];
  for (const path of ['/blog', '/blog/1', '/api/caseStudies', `/api/caseStudies/${study._id}`]) {
    rows.push(...(await compareCall(site, path)));
  }
  return rows;
}
