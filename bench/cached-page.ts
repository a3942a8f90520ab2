import { browserHeaders, costRow, inTurn, measure, rateRow } from './load.ts';
import { startNginx } from './nginx.ts';
import { rawAnswer } from './raw-answer.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { articleAddress, say } from './site.ts';
import type { Row } from './table.ts';

/** (a) A cached page beside bare node:http sending the same bytes, and nginx sending them from a file. */

const ofBare = 0.97;
const ofNginx = 0.5;

/** A page with random parts has several answers. */
const asked = 16;

async function comparePath(site: ServerProcess, path: string): Promise<Row[]> {
  await measure(site, path, 1);
  const answers = await Promise.all(
    Array.from({ length: asked }, () => rawAnswer(site.origin + path, browserHeaders)),
  );
  await using bare = await startServer('bench/bare-server.ts', {}, JSON.stringify(answers));
  await using nginx = answers[0] ? await startNginx(answers[0]) : null;
  if (!nginx) say('  nginx is not installed (apt-get install nginx-light): its rows are left out');
  const servers = nginx ? [site, bare, nginx] : [site, bare];
  const [ours = [], ofTheBare = [], ofTheNginx = []] = await inTurn(servers, path);
  const what = `(a) cached ${path}`;
  const besideBare = { what, ours, control: { name: 'bare node:http', loads: ofTheBare } };
  const besideNginx = { what, ours, control: { name: 'nginx', loads: ofTheNginx } };
  return [
    rateRow(besideBare, ofBare),
    costRow(besideBare),
    ...(nginx ? [rateRow(besideNginx), costRow(besideNginx, ofNginx)] : []),
  ];
}

export async function cachedPages(site: ServerProcess): Promise<Row[]> {
  const article = new URL(await articleAddress(site.origin)).pathname;
  return [...(await comparePath(site, '/')), ...(await comparePath(site, article))];
}
