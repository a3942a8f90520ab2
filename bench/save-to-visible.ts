import { setTimeout } from 'node:timers/promises';
import { type ServerProcess, siteScript, startServer } from './server-process.ts';
import { median, tokenOf } from './site.ts';
import type { Row } from './table.ts';

/** (e) From the acknowledgement of a save to the first page that shows it. */

const saves = 15;
const goalHere = 50;
const goalElsewhere = 500;

type Send = (method: string, url: string, body: object) => Promise<Response>;

async function editorOf({ origin }: ServerProcess): Promise<Send> {
  const authorization = `Bearer ${await tokenOf(origin)}`;
  const headers = { 'content-type': 'application/json', authorization };
  return async (method, url, body) => {
    const answer = await fetch(origin + url, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status}`);
    return answer;
  };
}

async function untilShown({ origin }: ServerProcess, text: string): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < 5_000) {
    const html = await (await fetch(`${origin}/blogs/bench`)).text();
    if (html.includes(text)) return performance.now() - begun;
    await setTimeout(5);
  }
  throw new Error('the change never showed');
}

function row(where: string, times: number[], goal: number): Row {
  const typical = median(times);
  return {
    what: `(e) saved → visible in ${where}`,
    ours: `${typical.toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms`,
    goal: `≤ ${goal} ms`,
    isReached: typical <= goal,
  };
}

export async function savesToVisible(site: ServerProcess, env: NodeJS.ProcessEnv): Promise<Row[]> {
  const send = await editorOf(site);
  const created = await send('POST', '/blog', { title: 'Bench', slug_url: 'bench' });
  const { data } = await created.json();
  await using other = await startServer(siteScript, env);
  const [here, elsewhere]: [number[], number[]] = [[], []];
  for (let save = 0; save < saves; save++) {
    const title = `Bench ${save} of ${saves}`;
    await send('PUT', `/blog/${data.blog_id}`, { title, slug_url: 'bench' });
    const [own, others] = await Promise.all([untilShown(site, title), untilShown(other, title)]);
    here.push(own);
    elsewhere.push(others);
  }
  return [row('the same process', here, goalHere), row('another', elsewhere, goalElsewhere)];
}
