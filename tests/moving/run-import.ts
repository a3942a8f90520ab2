import { countEntries } from '../../db/moving/entries.ts';
import { changeImport, insertImport } from '../../db/moving/imports.ts';
import type { Database } from '../../db/open.ts';
import { firstChoices, type ImportChoices } from '../../domain/moving/import.ts';
import { countLedger } from '../../domain/moving/import-summary.ts';
import type { SourceEntry } from '../../domain/moving/source-entry.ts';
import type { ImportParts } from '../../server/moving/run/import-parts.ts';
import { workOnNextImport } from '../../server/moving/run/work-on-import.ts';
import { importParts, oldSite } from './import-parts.ts';

export const never = new AbortController().signal;

interface Given {
  choices?: Partial<ImportChoices>;
  parts?: Partial<ImportParts>;
}

/** Reads and plans; nothing is written yet. */
export async function planOf(db: Database, entries: SourceEntry[], { choices, parts }: Given = {}) {
  const { import_id } = await insertImport(db, {
    name: 'export.xml',
    file: 'export.xml',
    size: 1,
    made_by: 'a@example.com',
    choices: { ...firstChoices, ...choices },
  });
  const all = importParts(db, [oldSite, ...entries], parts);
  await workOnNextImport(all, never, import_id);
  return { import_id, all };
}

export async function runOf(db: Database, entries: SourceEntry[], given: Given = {}) {
  const { import_id, all } = await planOf(db, entries, given);
  await changeImport(db, import_id, { state: 'running' }, ['planned']);
  await workOnNextImport(all, never, import_id);
  return { import_id, ledger: await ledgerOf(db, import_id), all };
}

export async function ledgerOf(db: Database, import_id: number) {
  return countLedger(await countEntries(db, import_id));
}
