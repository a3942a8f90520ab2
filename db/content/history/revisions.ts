import type { Difference, RevisionNote } from '../../../domain/api/content/revisions.ts';
import { differences, shortened } from '../../../domain/content/differences.ts';
import { labelledDifferences } from '../../../domain/content/fields/difference-in-words.ts';
import type { RevisedKind } from '../../../domain/content/item.ts';
import { anyKinds } from '../../../domain/content/kinds/kinds.ts';
import { holdsHtml } from '../../../domain/content/text/named-nodes.ts';
import { plainText } from '../../../domain/content/text/rich-text.ts';
import { isRowId, isStorable } from '../../column-limits.ts';
import type { Database } from '../../open.ts';
import type { State } from '../item-state.ts';
import type { Save } from '../versions.ts';
import { packState, unpackState } from './packed-state.ts';

export interface Revision extends RevisionNote {
  state: Record<string, unknown>;
}

const listLimit = 1_000;
/** The rest can be seen by comparing the two states. */
const changesNamed = 60;

const noteColumns = [
  'revision_id',
  'kind',
  'item_id',
  'title',
  'action',
  'made_by',
  'made_at',
  'changes',
] as const;

type Base = { revision_id: number; state: string } | undefined;

async function findBase(db: Database, { kind, id }: State): Promise<Base> {
  const row = await db
    .selectFrom('revisions')
    .select(['revision_id', 'state'])
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('base_id', 'is', null)
    .orderBy('revision_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, state: unpackState(row.state) };
}

/** Compressed with the base as dictionary while that saves half. */
function pack(state: string, base: Base): { state: string; base_id: number | null } {
  const alone = packState(state);
  const beside = base && packState(state, base.state);
  if (!base || !beside || beside.length > alone.length / 2) return { state: alone, base_id: null };
  return { state: beside, base_id: base.revision_id };
}

/** HTML as its words, unless only its markup has changed. */
function inWords(change: Difference): Difference {
  if (!holdsHtml(change.old + change.new)) return change;
  const [old = '', now = ''] = [change.old, change.new].map(plainText);
  return old === now ? change : { ...change, old, new: now };
}

interface Change {
  action: string;
  before: State | null;
  after: State;
}

/** What a save is known by in lists. */
function changesOf({ before, after }: Omit<Change, 'action'>): Difference[] {
  if (!before) return [];
  const all = differences(before.fields, after.fields);
  const kind = anyKinds.find(({ name }) => name === after.kind);
  const states = { before: before.fields, after: after.fields };
  const named = labelledDifferences(kind, all, states).slice(0, changesNamed);
  return shortened(named.map(inWords));
}

async function insertRevision(
  transaction: Database,
  { action, before, after }: Change,
  { by = '', requestId = '' }: Save,
): Promise<void> {
  const base = await findBase(transaction, after);
  await transaction
    .insertInto('revisions')
    .values({
      kind: after.kind,
      item_id: after.id,
      title: after.title,
      action,
      made_by: by,
      made_at: new Date().toISOString(),
      request_id: requestId,
      changes: JSON.stringify(changesOf({ before, after })),
      ...pack(JSON.stringify(after.fields), base),
    })
    .execute();
}

/** The first change of an item also records the state before it. */
export async function recordRevision(
  transaction: Database,
  change: Change,
  save: Save,
): Promise<void> {
  const { before } = change;
  if (before && !(await findBase(transaction, before))) {
    await insertRevision(transaction, { action: 'found', before: null, after: before }, {});
  }
  await insertRevision(transaction, change, save);
}

export async function findRevisions(
  db: Database,
  kind: RevisedKind,
  id: string,
): Promise<RevisionNote[]> {
  if (!isStorable(id)) return [];
  const rows = await db
    .selectFrom('revisions')
    .select(noteColumns)
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .orderBy('revision_id', 'desc')
    .limit(listLimit)
    .execute();
  return rows.map((row) => ({ ...row, changes: JSON.parse(row.changes) }));
}

export async function findRevisionsOfRequest(
  db: Database,
  requestId: string,
): Promise<RevisionNote[]> {
  const rows = await db
    .selectFrom('revisions')
    .select(noteColumns)
    .where('request_id', '=', requestId)
    .where('request_id', '!=', '')
    .orderBy('revision_id')
    .execute();
  return rows.map((row) => ({ ...row, changes: JSON.parse(row.changes) }));
}

export async function findRevision(db: Database, id: number): Promise<Revision | null> {
  if (!isRowId(id)) return null;
  const row = await db
    .selectFrom('revisions')
    .leftJoin('revisions as base', 'base.revision_id', 'revisions.base_id')
    .select(noteColumns.map((name) => `revisions.${name}` as const))
    .select(['revisions.state', 'base.state as baseState'])
    .where('revisions.revision_id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { state, baseState, changes, ...note } = row;
  const base = baseState === null ? undefined : unpackState(baseState);
  return { ...note, changes: JSON.parse(changes), state: JSON.parse(unpackState(state, base)) };
}

export async function findRevisionBefore(
  db: Database,
  { kind, item_id, revision_id }: RevisionNote,
): Promise<Revision | null> {
  const row = await db
    .selectFrom('revisions')
    .select((eb) => eb.fn.max('revision_id').as('before'))
    .where('kind', '=', kind)
    .where('item_id', '=', item_id)
    .where('revision_id', '<', revision_id)
    .executeTakeFirst();
  return row?.before ? findRevision(db, row.before) : null;
}

export async function deleteRevisions(
  transaction: Database,
  kind: RevisedKind,
  id: string,
): Promise<void> {
  await transaction
    .deleteFrom('revisions')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .execute();
}
