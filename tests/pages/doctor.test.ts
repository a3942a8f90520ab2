import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Checkup } from '../../domain/api/content/editing/doctor.ts';
import { spellingOf } from '../../domain/content/kinds/call-paths.ts';
import { type ItemKind, kindNamed } from '../../domain/content/kinds/kinds.ts';
import { itemKinds } from '../../domain/content/kinds/names.ts';
import { everythingStored } from '../server.ts';
import { type Fields, movedPath, seeds } from './doctor-seeds.ts';
import { openPages, type PageServer } from './page-server.ts';

interface Item {
  id: string;
  fields: Fields;
}

/** Of a look whose addresses are known. */
const maxQueries = 20;

let site: PageServer;
let items: Map<ItemKind, Item[]>;

async function allOf(kind: ItemKind): Promise<Item[]> {
  const { path } = spellingOf(kind);
  const { column: key } = kindNamed(kind).key;
  const answer = (await site.call('GET', path)).json();
  return Promise.all(
    (answer.data ?? answer).map(async (item: Fields) => {
      const found = (await site.call('GET', `${path}/${item[key]}`)).json();
      const { [key]: id, ...fields } = found.data ?? found;
      return { id: String(id), fields };
    }),
  );
}

beforeAll(async () => {
  site = await openPages('first');
  const found = itemKinds.map(async (kind) => [kind, await allOf(kind)] as const);
  items = new Map(await Promise.all(found));
});
afterAll(() => site.close());

function inWords({ findings }: Checkup): string[] {
  // Nobody has said yet where the figures of the demo come from.
  const others = findings.filter(({ check }) => check !== 'claims');
  return others.map(({ check, field, message }) => `${check} ${field}: ${message}`);
}

test('nothing is found on any item of the first content', async () => {
  const before = await everythingStored(site.db);
  const found: string[] = [];
  let examined = 0;
  for (const [kind, stored] of items) {
    for (const { id, fields } of stored) {
      examined += 1;
      found.push(...inWords(await site.examine(kind, fields, id)));
    }
  }
  expect(found).toEqual([]);
  expect(examined).toBeGreaterThanOrEqual(12);
  expect(await everythingStored(site.db)).toBe(before);
});

test('every seeded fault is found, at its field', async () => {
  const missed: string[] = [];
  for (const [fault, kind, change, [check, field], severity] of seeds) {
    const [healthy] = items.get(kind) ?? [];
    if (!healthy) throw new Error(`no ${kind}`);
    const { id, fields } = healthy;
    const seeded = { ...fields, ...(typeof change === 'function' ? change(fields) : change) };
    const checkup = await site.examine(kind, seeded, id);
    const isFound = checkup.findings.some(
      (one) => one.check === check && one.field === field && one.severity === severity,
    );
    if (!isFound) missed.push(`${fault}; instead: ${inWords(checkup).join(' | ')}`);
  }
  expect(missed).toEqual([]);
});

test('a title and a text that another item has are hints, at their fields', async () => {
  const [one, other] = items.get('blog') ?? [];
  const titled = { ...one?.fields, metaTitle: other?.fields.metaTitle, title: other?.fields.title };
  const found = inWords(await site.examine('blog', titled, one?.id));
  expect(found.join('\n')).toContain(`The title is also that of the blog '${other?.fields.title}'`);
  const copy = await site.examine('blog', { ...one?.fields, title: 'Another', metaTitle: '' });
  const hint = copy.findings.find(({ check }) => check === 'likeness');
  expect(hint).toMatchObject({ severity: 'error', field: 'title' });
  expect(hint?.message).toMatch(/^(9\d|100) % of the text is also that of the blog/);
});

test('a look while somebody types asks the database little once its addresses are known', async () => {
  const [blog] = items.get('blog') ?? [];
  const looks: number[] = [];
  for (let look = 0; look < 6; look += 1) {
    const before = site.queries();
    await site.examine('blog', { ...blog?.fields, brief_paragraph: `Brief ${look}` }, blog?.id);
    looks.push(site.queries() - before);
  }
  // The first look asks for every address; timed work may ask something beside the others.
  expect(Math.min(...looks.slice(1))).toBeLessThanOrEqual(maxQueries);
});

test('R-P-11 what a text names in braces that is no fact is found, in sections, rows and the head', async () => {
  const page = items.get('page')?.find(({ fields }) => fields.path === '/company');
  const sections = [
    { id: 'a', kind: 'hero', props: { headline: 'From {cities}', lead: 'Since {founded}' } },
    {
      id: 'b',
      kind: 'purpose',
      props: { blocks: [{ heading: 'Why' }, { text: 'By {nmae} for {name}' }] },
    },
    { id: 'c', kind: 'policy', props: {} },
    { id: 'd', kind: 'of a later release', props: { text: '{unread}' } },
  ];
  const fields = { ...page?.fields, sections, meta_title: 'About {agency}' };
  const { findings } = await site.examine('page', fields, page?.id);
  const facts = findings.filter(({ check }) => check === 'facts');
  expect(facts.map(({ field, message }) => [field, message.split(' as it')[0]])).toEqual([
    ['sections.0.props.lead', 'Visitors read {founded}'],
    ['sections.1.props.blocks.1.text', 'Visitors read {nmae}'],
    ['meta_title', 'Visitors read {agency}'],
  ]);
});

test('a link of a page to an item that was removed is found, in texts, buttons and rows', async () => {
  const gone = await site.addBlog({ title: 'Removed', slug_url: 'removed' });
  await site.call('DELETE', `/blog/${gone}`);
  const page = items.get('page')?.find(({ fields }) => fields.path === '/company');
  const href = '/blogs/removed';
  const sections = [
    { id: 'a', kind: 'text', props: { text: `<p><a href="${href}">An article</a></p>` } },
    {
      id: 'b',
      kind: 'call-to-action',
      props: { label: 'Write', href: '/contact', secondLabel: 'Read', secondHref: href },
    },
    { id: 'c', kind: 'purpose', props: { blocks: [{ label: 'More', href }, { href: movedPath }] } },
    { id: 'd', kind: 'text', props: { text: '<p><a href="https://other.example/x">x</a></p>' } },
  ];
  const { findings } = await site.examine('page', { ...page?.fields, sections }, page?.id);
  const links = findings.filter(({ check }) => check === 'links');
  expect(links.map(({ severity, field, message }) => [severity, field, message])).toEqual([
    ['error', 'sections.0.props.text', `'An article' leads to ${href}, which answers 410.`],
    ['error', 'sections.1.props.secondHref', `'Read' leads to ${href}, which answers 410.`],
    ['error', 'sections.2.props.blocks.0.href', `'More' leads to ${href}, which answers 410.`],
    ['hint', 'sections.2.props.blocks.1.href', expect.stringContaining('which has moved to')],
  ]);
});

test('a page whose sections are hidden or empty is found to be bare', async () => {
  const hidden = { id: 'one', kind: 'about', props: { heading: 'Who we are' }, hidden: true };
  const empty = { id: 'two', kind: 'hero', props: {} };
  const { findings } = await site.examine('page', {
    name: 'Bare',
    path: '/bare',
    sections: [hidden, empty],
  });
  expect(findings).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('The page is empty') }),
  );
});

test('a slug that another blog has is found', async () => {
  const [one, other] = items.get('blog') ?? [];
  const fields = { ...one?.fields, slug_url: other?.fields.slug_url };
  const { findings } = await site.examine('blog', fields, one?.id);
  expect(findings.map(({ check, field }) => [check, field])).toContainEqual(['saving', 'slug_url']);
});

test('what is mended in one click is not found again', async () => {
  const mendable = seeds.filter(([, kind]) => kind === 'location-page');
  const [healthy] = items.get('location-page') ?? [];
  if (!healthy) throw new Error('no location page');
  let mended = 0;
  for (const [fault, kind, change, [check, field]] of mendable) {
    const seeded: Fields = { ...healthy.fields, ...change };
    const { findings } = await site.examine(kind, seeded, healthy.id);
    const mend = findings.find((one) => one.check === check && one.field === field)?.mended;
    if (!mend) continue;
    mended += 1;
    const again = await site.examine(kind, { ...seeded, [field]: mend.value }, healthy.id);
    expect(
      again.findings.filter((one) => one.check === check && one.field === field),
      fault,
    ).toEqual([]);
  }
  expect(mended).toBeGreaterThan(3);
});

test('an empty form is examined, too, and so is what is stored', async () => {
  for (const kind of ['blog', 'case-study', 'location-page'] as const) {
    const { findings } = await site.examine(kind, {});
    expect(findings.some(({ severity }) => severity === 'error')).toBe(true);
  }
  const [blog] = items.get('blog') ?? [];
  const stored = (await site.call('GET', `/api/doctor/blog/${blog?.id}`)).json();
  expect(inWords(stored)).toEqual([]);
  expect(stored.weight.kilobytes).toBeGreaterThan(40);
  expect(stored.weight.kilobytes).toBeLessThan(stored.weight.budget);
});

test('hostile depths and numbers are examined in passing', async () => {
  const deep = '<div>'.repeat(19_000);
  const many = Array.from({ length: 300 }, (_, index) => `<a href="/none-${index}">x</a>`).join('');
  const content = [deep, many].map((html) => ({ heading: 'One', paragraph: html }));
  const { findings } = await site.examine('blog', { title: 'Deep', blogs_content: content });
  const links = findings.filter(({ check }) => check === 'links');
  expect([links.length > 20, links.length <= 60]).toEqual([true, true]);
});
