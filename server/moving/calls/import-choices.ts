import type { FastifyInstance } from 'fastify';
import { findEntry, type ImportEntry } from '../../../db/moving/entries.ts';
import { changeImport, type Import, lockImport } from '../../../db/moving/imports.ts';
import type { Database } from '../../../db/open.ts';
import {
  chooseForEntry,
  chooseForImport,
  listImportNames,
  nameOldSite,
} from '../../../domain/api/moving/import-choices.ts';
import { addressField, emptyValues } from '../../../domain/content/kind.ts';
import { blogKind } from '../../../domain/content/kinds/blog.ts';
import { isItemKind } from '../../../domain/content/kinds/names.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import {
  type ImportChoices,
  type ImportState,
  type ItemChoice,
  importChoices,
} from '../../../domain/moving/import.ts';
import { becomesOf } from '../../../domain/moving/plan.ts';
import { routesOf } from '../../api/route.ts';
import { nothingHere } from '../../http/errors.ts';
import { Refusal, refusalAt } from '../../http/refusal.ts';
import { addressRefusal, freeAddress } from '../plan/free-address.ts';
import { namesInItems } from '../plan/names-in-items.ts';
import { planEntryAnew } from '../plan/plan-import.ts';
import type { ImportParts } from '../run/import-parts.ts';
import { serverParts } from '../run/server-parts.ts';
import { findImportOrRefuse } from './import-state.ts';

const begun = () =>
  new Refusal(409, 'The choices of an import can be changed until it is started.');

const noAddress = () => new Refusal(409, 'Its address cannot be chosen.');

/** The address that somebody has typed, as it is stored. @throws {Refusal} */
async function checkedAddress(
  { db }: Pick<ImportParts, 'db'>,
  { choices }: Import,
  entry: ImportEntry,
  typed: string,
): Promise<string> {
  const { came } = entry;
  const target = came?.what === 'item' ? becomesOf(came, choices) : 'nothing';
  if (!isItemKind(target)) throw noAddress();
  const kind = storedKindNamed(target);
  const field = addressField(kind);
  if (!kind.slugOf || !field) throw noAddress();
  const refused = (sentence: string) => refusalAt('address', sentence);
  const read = kind.input.shape[field]?.safeParse(typed);
  if (!read?.success) throw refused(read?.error.issues[0]?.message ?? 'It is no address.');
  const slug = kind.slugOf({ ...emptyValues(kind), [field]: read.data });
  if (slug === '') throw refused('Please enter an address.');
  const refusal = await addressRefusal(db, entry, kind, slug);
  if (refusal === null) return slug;
  const free = kind.slugRefusal?.(slug) ? null : await freeAddress(db, entry, kind, slug);
  throw refused(free === null ? refusal : `${refusal} ${kind.address.base}${free} is free.`);
}

/** @throws {Refusal} */
async function chooseOne(
  parts: ImportParts,
  import_id: number,
  { source_id, address, isLeftOut }: { source_id: string; address?: string; isLeftOut: boolean },
): Promise<string> {
  const { db } = parts;
  return db.transaction().execute(async (transaction) => {
    const imported = await lockImport(transaction, import_id);
    const entry = await findEntry(transaction, import_id, source_id);
    if (imported?.state !== 'planned') throw begun();
    if (entry?.came?.what !== 'item') throw nothingHere();
    const inside = { ...parts, db: transaction };
    const own: ItemChoice = {
      ...(address !== undefined && {
        address: await checkedAddress(inside, imported, entry, address),
      }),
      ...(isLeftOut && { isLeftOut }),
    };
    const { [source_id]: _, ...others } = imported.choices.items;
    const items = Object.keys(own).length > 0 ? { ...others, [source_id]: own } : others;
    const checked = importChoices.safeParse({ ...imported.choices, items });
    if (!checked.success) throw new Refusal(400, checked.error.issues[0]?.message ?? '');
    const choices = checked.data;
    await changeImport(transaction, import_id, { choices }, ['planned']);
    await planEntryAnew(inside, { ...imported, choices }, entry);
    return entry.title || source_id;
  });
}

interface ChoiceStep {
  from: readonly ImportState[];
  to?: ImportState;
  refusal: () => Refusal;
}

async function changeChoices(
  db: Database,
  id: number,
  chosen: Partial<ImportChoices>,
  { from, to, refusal }: ChoiceStep,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const imported = await lockImport(transaction, id);
    if (!imported) throw nothingHere();
    const { state, name } = imported;
    if (!from.includes(state)) throw refusal();
    const choices = { ...imported.choices, ...chosen };
    await changeImport(transaction, id, { choices, state: to ?? state });
    return name;
  });
}

const nothingNamed = { categories: [], authors: [], relative: 0, pictures: 0, notes: [] };

export async function importChoiceCalls(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Import'], access: 'admin' });
  const { db } = app.services;
  const parts = serverParts(app.services, (error, about) => app.log.error(error, about));
  const namesOf = namesInItems(db);

  route(chooseForImport, {
    summary: 'Choose what becomes what',
    description:
      'The plan is made anew. Only before the import has started; choices for single items stay.',
    example: { types: { post: blogKind.name, product: 'nothing' }, status: 'draft' },
    async handler(request) {
      const { params, body } = request;
      const name = await changeChoices(db, params.id, body, {
        from: ['planned'],
        to: 'planning',
        refusal: begun,
      });
      request.auditedAs = { kind: 'imports', title: name, action: 'choices changed' };
      return { message: 'The plan is being made anew.' };
    },
  });

  route(chooseForEntry, {
    summary: 'Choose the address of one item, or leave it out',
    description: 'Its part of the plan is made anew; without either it is as proposed.',
    example: { source_id: 'post 12', address: 'another-address' },
    async handler(request) {
      const { params, body } = request;
      await findImportOrRefuse(db, params.id);
      const title = await chooseOne(parts, params.id, body);
      request.auditedAs = { kind: 'imports', title, action: 'choices changed' };
      return { message: `The plan for ‘${title}’ is changed.` };
    },
  });

  route(nameOldSite, {
    summary: 'Name the address of the old site',
    description: 'Pictures whose addresses lack it are fetched from there (T44).',
    example: { origin: 'https://old.example' },
    audit: { values: ['origin'] },
    async handler(request) {
      const { params, body } = request;
      const name = await changeChoices(db, params.id, body, {
        from: ['planned', 'paused', 'finished'],
        refusal: () => new Refusal(409, 'Wait until the import has been read, or pause it.'),
      });
      request.auditedAs = { kind: 'imports', title: name, action: 'choices changed' };
      return { message: 'Pictures are fetched from there.' };
    },
  });

  route(listImportNames, {
    summary: 'What the items of an import name and show',
    description: 'Categories, authors and pictures, and what was not understood.',
    async handler({ params: { id } }) {
      const imported = await findImportOrRefuse(db, id);
      return imported.state === 'reading' ? nothingNamed : namesOf(imported);
    },
  });
}
