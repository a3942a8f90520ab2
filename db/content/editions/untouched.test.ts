import { expect, test } from 'vitest';
import type { Kind } from '../../../domain/content/kind.ts';
import { blogInput, blogKind } from '../../../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../../../domain/content/kinds/case-study.ts';
import {
  locationPageInput,
  locationPageKind,
} from '../../../domain/content/kinds/location-page.ts';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import { pageKind } from '../../../domain/content/kinds/page.ts';
import { allKinds, editionsOf } from '../../../domain/content/kinds/stored-kinds.ts';
import { merge } from '../../../domain/content/merge/merge.ts';
import { hour } from '../../../domain/durations.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import { addLanguages } from '../../../tests/editions.ts';
import type { Database } from '../../open.ts';
import { SlugTaken } from '../addresses/slug-taken.ts';
import { deleteItem, insertItem, updateItem } from '../change-items.ts';
import { findItemRow } from '../find-items.ts';
import { NotRestorable, restoreFromTrash } from '../history/restore.ts';
import { restoreRevision } from '../history/restore-revision.ts';
import { findRevision, findRevisions } from '../history/revisions.ts';
import { type ItemRow, itemTables } from '../item-tables.ts';
import { NotPublishable } from '../publishing/not-publishable.ts';
import { publish, runSchedule, setSchedule, unpublish } from '../publishing/schedule.ts';
import { VersionConflict } from '../versions.ts';
import { findEditionRow } from './edition-rows.ts';
import { saveEdition } from './save-edition.ts';

/** Writes that are tried; `npm run test:editions` tries the 10,000 of R-L-03. */
const writes = import.meta.env.MODE === 'thorough' ? 10_000 : 150;

/** Milliseconds for 10,000 writes on a busy machine. */
const testTimeout = hour;

const seed = Number(process.env.FUZZ_SEED ?? 20_261_123);

/** Numbers from 0 to `below`, the same for the same seed. */
function numbersFrom(start: number): (below: number) => number {
  let state = start;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Item {
  kind: Kind;
  /** The field that is typed into, of item and edition alike. */
  field: string;
  id: string;
}

const section = { id: 's', kind: 'text', v: 1, hidden: false, props: { heading: 'A' } };

async function makeItems(db: Database): Promise<Item[]> {
  const blog = await insertItem(db, blogKind, blogInput.parse({ title: 'A', slug_url: 'a' }));
  const study = await insertItem(db, caseStudyKind, { heroHeading: 'A', sec4Heading: 'B' });
  const place = { slug_url: 'place', main_heading: 'A' };
  const location = await insertItem(db, locationPageKind, locationPageInput.parse(place));
  const input = pageKind.input.parse({ name: 'A', path: '/page', sections: [section] });
  const page = await insertItem(db, pageKind, input);
  return [
    { kind: blogKind, field: 'title', id: String(blog.blog_id) },
    { kind: caseStudyKind, field: 'heroHeading', id: study._id },
    { kind: locationPageKind, field: 'main_heading', id: String(location.location_id) },
    { kind: pageKind, field: 'name', id: String(page.page_id) },
  ];
}

/** Every item and edition as it is stored, and what waits beside it, by kind and language. */
async function everything(db: Database): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const rows = await db.selectFrom('publishing').selectAll().execute();
  // A row in which nothing waits any more is none.
  const waiting = rows.filter((row) => row.draft ?? row.publish_at ?? row.unpublish_at);
  const trash = await db.selectFrom('trash').select(['kind', 'item_id', 'state']).execute();
  for (const kind of allKinds) {
    for (const row of await itemTables(db).selectFrom(kind.table).selectAll().execute()) {
      const id = String(row[kind.key.column]);
      const beside = waiting.filter((one) => one.kind === kind.name && one.item_id === id);
      found.set(`${kind.name} ${id}`, JSON.stringify([row, beside]));
    }
  }
  for (const { kind, item_id, state } of trash) found.set(`trash ${kind} ${item_id}`, state);
  return found;
}

function changedBetween(before: Map<string, string>, after: Map<string, string>): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).toSorted();
}

interface Task extends Item {
  db: Database;
  /** 'en' is that of origin. */
  language: string;
  /** The key of the item or of its edition; undefined while there is none. */
  key: string | undefined;
  own: Kind;
  number: (below: number) => number;
}

const named = ({ own }: Task): StoredKind => own.name;

async function save(
  { db, kind, field, id, language, own, number }: Task,
  values: ItemRow,
  save = {},
) {
  const typed = { [field]: `${language} ${number(1_000)}`, ...values };
  if (language !== 'en') return saveEdition(db, { kind, id, language }, { values: typed }, save);
  const row = await findItemRow(db, own, id);
  if (!row) return null;
  const input = kind.input
    .partial()
    .parse({ ...(kind === caseStudyKind ? {} : rowValues(kind, row)) });
  return updateItem(db, kind, id, { ...input, ...typed }, save);
}

function rowValues(kind: Kind, row: ItemRow): ItemRow {
  const values = kind.fieldNames.map((name) => [
    name,
    kind.fields[name]?.json ? JSON.parse(String(row[name])) : row[name],
  ]);
  return Object.fromEntries(values);
}

/** Two people save on top of the same version; the second one merges. */
async function saveTogether(task: Task): Promise<void> {
  const { db, own, key, field } = task;
  const row = key === undefined ? null : await findItemRow(db, own, key);
  if (!row) return;
  const before = { [field]: String(row[field]) };
  const ifVersions = [Number(row.version)];
  await save(task, {}, { ifVersions });
  await save(task, { [field]: 'theirs' }, { ifVersions }).catch(async (error: unknown) => {
    if (!(error instanceof VersionConflict)) throw error;
    const now = await findItemRow(db, own, key ?? '');
    const stored = { [field]: String(now?.[field]) };
    const { fields } = merge(before, { [field]: 'theirs' }, stored);
    await save(task, fields, { ifVersions: [Number(now?.version)] });
  });
}

async function restoreEarlier({ db, key, number, ...task }: Task): Promise<void> {
  const notes = await findRevisions(db, named({ db, key, number, ...task }), key ?? '');
  const note = notes[number(notes.length)];
  const revision = note ? await findRevision(db, note.revision_id) : null;
  if (revision) await restoreRevision(db, revision, {});
}

async function schedule(task: Task): Promise<void> {
  const at = new Date(Date.now() + 1_000).toISOString();
  const times = { publish_at: at, unpublish_at: null };
  await setSchedule(task.db, named(task), task.key ?? '', times);
  await runSchedule(task.db, Date.parse(at) + 1);
}

const tasks: readonly ((task: Task) => Promise<unknown>)[] = [
  (task) => save(task, {}),
  (task) => save(task, {}, { status: 'draft' }),
  (task) => save(task, {}, { status: 'published' }),
  (task) => save(task, { [task.kind === pageKind ? 'path' : 'slug_url']: `a${task.number(9)}` }),
  saveTogether,
  restoreEarlier,
  schedule,
  (task) => publish(task.db, named(task), task.key ?? '', {}),
  (task) => unpublish(task.db, named(task), task.key ?? '', {}),
  (task) => deleteItem(task.db, task.own, task.key ?? ''),
];

/** What is refused changes nothing, which is looked at like all else. */
const refusals = [NotPublishable, NotRestorable, SlugTaken, VersionConflict];

function isRefusal(error: unknown): boolean {
  return refusals.some((one) => error instanceof one);
}

async function findKey(db: Database, { kind, id }: Item, language: string) {
  if (language === 'en') return id;
  const edition = await findEditionRow(db, kind, id, language);
  return edition ? String(edition.edition_id) : undefined;
}

/** What a write in a language may change: its own row, and with the original in the trash its editions. */
async function mayChange(db: Database, item: Item, language: string): Promise<Set<string>> {
  const own = editionsOf(item.kind).name;
  const keyIn = async (tag: string) => `${own} ${await findKey(db, item, tag)}`;
  if (language !== 'en') return new Set([await keyIn(language)]);
  return new Set([`${item.kind.name} ${item.id}`]);
}

describeOnBothDatabases('random writes in three languages', ({ open }) => {
  test('R-L-03 never touch another edition', { timeout: testTimeout }, async () => {
    const { db } = await open();
    await addLanguages(db);
    const items = await makeItems(db);
    const number = numbersFrom(seed);
    const findings: string[] = [];
    let refused = 0;
    for (let n = 0; n < writes; n += 1) {
      const item = items[number(items.length)] ?? items[0];
      const language = ['en', 'ar', 'ur'][number(3)] ?? 'en';
      const act = number(tasks.length);
      if (!item) break;
      const own = language === 'en' ? item.kind : editionsOf(item.kind);
      const before = await everything(db);
      const allowed = await mayChange(db, item, language);
      const key = await findKey(db, item, language);
      const task: Task = { ...item, db, language, key, own, number };
      await tasks[act]?.(task).catch((error: unknown) => {
        if (!isRefusal(error)) throw error;
        refused += 1;
      });
      const isGone = language === 'en' && (await findItemRow(db, item.kind, item.id)) === null;
      for (const name of await mayChange(db, item, language)) allowed.add(name);
      const changed = changedBetween(before, await everything(db));
      const inTrash = `trash ${own.name} ${key}`;
      const withOriginal = (name: string) =>
        isGone && name.startsWith(`${item.kind.name}-edition `);
      const others = changed.filter(
        (name) => !allowed.has(name) && name !== inTrash && !withOriginal(name),
      );
      if (others.length > 0) findings.push(`${n} ${language} ${item.kind.name} ${act}: ${others}`);
      if (isGone || (key !== undefined && (await findKey(db, item, language)) === undefined)) {
        await bringBack(db, { name: own.name, key: key ?? '', before }, findings);
      }
    }
    expect(findings).toEqual([]);
    expect(refused).toBeLessThan(writes / 2);
  });
});

/** Out of the trash again, as all of it was but for the versions of what went there. */
async function bringBack(
  db: Database,
  { name, key, before }: { name: StoredKind; key: string; before: Map<string, string> },
  findings: string[],
): Promise<void> {
  const restored = await restoreFromTrash(db, name, key).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
    return null;
  });
  if (restored === null) return;
  const plain = (all: Map<string, string>) =>
    new Map([...all].map(([at, json]) => [at, json.replace(/"version":\d+/, '')]));
  const changed = changedBetween(plain(before), plain(await everything(db)));
  if (changed.length > 0) findings.push(`restored ${name} ${key}: ${changed}`);
}
