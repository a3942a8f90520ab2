import type { BulkAction, BulkChange, BulkResult } from '../../../domain/api/content/bulk.ts';
import { categoryField, type Kind } from '../../../domain/content/kind.ts';
import { publicStatus } from '../../../domain/content/publishing.ts';
import type { Database } from '../../open.ts';
import { refuseUnknownCategory, UnknownCategory } from '../categories.ts';
import { deleteItem } from '../change-items.ts';
import { changeContent } from '../content-version.ts';
import { noteChange } from '../item-change.ts';
import { keyOf, stateOf } from '../item-rows.ts';
import { updateRow } from '../item-tables.ts';
import { refuseTwin } from '../likeness/likeness-reasons.ts';
import { setWaiting } from '../publishing/drafts.ts';
import { publish, unpublish } from '../publishing/schedule.ts';
import { bulkRefusal, type Failed } from '../refusals.ts';
import type { Save } from '../versions.ts';
import { findStored, noteBulkChange, type Stored } from './bulk-changes.ts';

/** Sets it in what is published and in the newer draft alike, which would bring the old one back. */
async function setCategory(
  transaction: Database,
  kind: Kind,
  { row, waiting }: Stored,
  { category }: Pick<BulkChange, 'category'>,
  save: Save,
): Promise<void> {
  const field = categoryField(kind);
  if (!field) throw new UnknownCategory(`A ${kind.noun} has no category.`);
  await refuseUnknownCategory(transaction, category);
  const before = stateOf(kind, row);
  const written = { [field]: category, updated_at: new Date().toISOString() };
  const updated = await updateRow(transaction, kind, row[kind.key.column], written);
  if (waiting.draft !== null) {
    const draft = { ...JSON.parse(waiting.draft), [field]: category };
    await setWaiting(transaction, before, { draft: JSON.stringify(draft) });
  }
  await noteChange(transaction, { before, after: stateOf(kind, updated) }, save);
}

/** Whether an item is already what the change would make of it. */
function isAlready(kind: Kind, { row, waiting }: Stored, { action, category }: BulkChange) {
  const isPublic = row.status === publicStatus;
  if (action === 'publish') return isPublic && waiting.draft === null;
  if (action === 'take back') return !isPublic;
  if (action === 'trash') return false;
  const field = categoryField(kind) ?? '';
  const kept = waiting.draft === null ? category : JSON.parse(waiting.draft)[field];
  return row[field] === category && kept === category;
}

/** The end of a sentence that begins with the title. */
const words: Record<BulkAction, { done: string; already: string }> = {
  publish: { done: 'is published.', already: 'was published already.' },
  'take back': { done: 'is taken back.', already: 'was not on the site.' },
  'set category': { done: 'has the category.', already: 'had the category already.' },
  trash: { done: 'is in the trash.', already: '' },
};

interface Many {
  change: BulkChange;
  bulk: string;
  save: Save;
}

async function apply(transaction: Database, kind: Kind, stored: Stored, { change, save }: Many) {
  const { kind: name, id } = stateOf(kind, stored.row);
  if (change.action === 'publish') await publish(transaction, name, id, save);
  if (change.action === 'take back') await unpublish(transaction, name, id, save);
  if (change.action === 'set category') await setCategory(transaction, kind, stored, change, save);
  if (change.action === 'trash') await deleteItem(transaction, kind, id, save);
}

async function changeOne(db: Database, kind: Kind, id: string, many: Many): Promise<BulkResult> {
  const { change, bulk } = many;
  const { done, already } = words[change.action];
  const item = { kind: kind.name, id };
  // Before the transaction, which would wait for the texts.
  if (change.action === 'publish') await refuseTwin(db, item);
  return changeContent(db, async (transaction): Promise<BulkResult> => {
    const before = keyOf(kind, id) === null ? null : await findStored(transaction, kind, id);
    if (!before) {
      const message = `There is no such ${kind.noun}. Perhaps somebody has deleted it.`;
      return { id, title: '', outcome: 'refused', message };
    }
    const { title } = stateOf(kind, before.row);
    if (isAlready(kind, before, change)) {
      return { id, title, outcome: 'unchanged', message: `'${title}' ${already}` };
    }
    await apply(transaction, kind, before, many);
    const after = await findStored(transaction, kind, id);
    await noteBulkChange(transaction, { ...item, bulk, action: change.action, before, after });
    return { id, title, outcome: 'done', message: `'${title}' ${done}` };
  });
}

/** Each item in a transaction of its own: what is refused leaves it, and the others, as they are. */
export async function changeMany(
  db: Database,
  kind: Kind,
  many: Many,
  onFailure: (failure: unknown) => void,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const id of many.change.ids) {
    const title = async () => {
      const stored = await findStored(db, kind, id);
      return stored ? stateOf(kind, stored.row).title : '';
    };
    const failed: Failed = { id, title, onFailure };
    results.push(
      await changeOne(db, kind, id, many).catch((error: unknown) => bulkRefusal(error, failed)),
    );
  }
  return results;
}
