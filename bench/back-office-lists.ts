import { withStates } from '../app/admin/ui/lists/item-states.ts';
import { lastChangedFirst, matching, sortedByText } from '../app/admin/ui/lists/matching.ts';
import type { BlogListItem } from '../domain/content/kinds/blog.ts';
import type { ListedState } from '../domain/content/listed-state.ts';
import type { Size } from './scale-times.ts';
import { median } from './site.ts';
import type { Row } from './table.ts';

/** (d) The cost of a back office list that holds every item in the browser (decision 0008). */

const times = 5;
const typed = 'deira';

interface Cost {
  answers: number;
  megabytes: number;
  read: number;
  letter: number;
  sort: number;
}

async function timed<T>(work: () => T | Promise<T>): Promise<[Awaited<T>, number]> {
  const begun = performance.now();
  const result = await work();
  return [result, performance.now() - begun];
}

async function listOnce(origin: string, headers: HeadersInit): Promise<Cost> {
  const ask = async (path: string) => (await fetch(origin + path, { headers })).text();
  const [[list, states], answers] = await timed(() =>
    Promise.all([ask('/blog'), ask('/api/item-states/blogs')]),
  );
  const [blogs, read] = await timed(async () => {
    const items: { data: BlogListItem[] } = JSON.parse(list);
    const known: ListedState[] = JSON.parse(states);
    const joined = withStates(
      Promise.resolve(items.data),
      Promise.resolve(known),
      ({ blog_id }) => blog_id,
    );
    return lastChangedFirst(await joined);
  });
  const textOf = ({ item }: (typeof blogs)[number]) => `${item.title} ${item.brief_paragraph}`;
  const [found, letter] = await timed(() => matching(blogs, textOf, typed));
  if (found.length === 0) throw new Error(`nothing holds ${typed}`);
  const [, sort] = await timed(() => sortedByText(blogs, ({ item }) => item.title));
  return { answers, megabytes: (list.length + states.length) / 1e6, read, letter, sort };
}

async function tokenOf(origin: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return (await answer.json()).token;
}

async function rowOf({ blogs, server }: Size, email: string, password: string): Promise<Row> {
  const headers = { authorization: `Bearer ${await tokenOf(server.origin, email, password)}` };
  const costs: Cost[] = [];
  for (let time = 0; time <= times; time++) costs.push(await listOnce(server.origin, headers));
  const of = (read: (cost: Cost) => number, digits = 0) =>
    median(costs.slice(1).map(read)).toFixed(digits);
  const answers = `answers ${of((cost) => cost.answers)} ms, ${of((cost) => cost.megabytes, 1)} MB`;
  const browser = `read ${of((cost) => cost.read)} ms, a letter ${of((cost) => cost.letter)} ms, sort ${of((cost) => cost.sort)} ms`;
  return {
    what: `(d) back office, ${blogs} blogs in a list`,
    ours: `${answers}; ${browser}`,
    control: '',
    ratio: '',
    goal: '',
    isReached: null,
  };
}

export async function backOfficeLists(
  sizes: Size[],
  { email, password }: { email: string; password: string },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of sizes) rows.push(await rowOf(size, email, password));
  return rows;
}
