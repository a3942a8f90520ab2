import { setImmediate } from 'node:timers/promises';
import { locationPageKind as kind } from '../../../domain/content/kinds/location-page.ts';
import {
  type ProposedChange,
  proposedChanges,
} from '../../../domain/content/location-maker/proposals.ts';
import { pageOfRow, type SheetRow } from '../../../domain/content/location-maker/sheet.ts';
import type { Database } from '../../open.ts';
import { insertItem, updateItem } from '../change-items.ts';
import { ChangeRefused } from '../change-refused.ts';
import { changeContent } from '../content-version.ts';
import { findItemState } from '../find-items.ts';
import { newestFields } from '../publishing/waiting-draft.ts';
import type { Save } from '../versions.ts';
import { findMakes, type Make, type Maker, saveMake } from './maker.ts';

/** Says of one row why no page is made of it. */
export class CannotMake extends ChangeRefused {}

function inputOf(values: Record<string, unknown>) {
  const parsed = kind.input.safeParse(values);
  if (!parsed.success) throw new CannotMake(parsed.error.issues[0]?.message ?? '');
  return parsed.data;
}

function rowNamed({ sheet }: Maker, id: string): SheetRow {
  const row = sheet.rows.find((one) => one.id === id);
  if (!row) throw new CannotMake('There is no such row any more. Load the table again.');
  return row;
}

export async function findMadeValues(db: Database, { item_id }: Make) {
  const state = await findItemState(db, kind.name, String(item_id));
  if (!state) return null;
  const { fields: values } = await newestFields(db, state);
  return { title: state.title, values };
}

/** A draft of the row; one that has a page already is left alone. @throws {CannotMake} @throws {SlugTaken} */
export async function makePage(
  db: Database,
  maker: Maker,
  id: string,
  save: Save,
): Promise<string | null> {
  const made = pageOfRow(maker.pattern, rowNamed(maker, id).cells);
  return changeContent(db, async (transaction) => {
    const known = (await findMakes(transaction)).get(id);
    if (known && (await findMadeValues(transaction, known))) return null;
    const item = await insertItem(transaction, kind, inputOf(made), { ...save, status: 'draft' });
    // As they are stored, so that cleaned HTML is no edit.
    const stored = Object.fromEntries(
      Object.keys(made).map((name) => [name, String(Object(item)[name] ?? '')]),
    );
    await saveMake(transaction, id, { item_id: item.location_id, made: stored });
    return item.main_heading;
  });
}

/** What the table would change in each page that was made from it and is there, by the ids of their rows. */
export async function findProposals(
  db: Database,
  maker: Maker,
): Promise<Map<string, ProposedChange[]>> {
  const found = new Map<string, ProposedChange[]>();
  for (const [id, make] of await findMakes(db)) {
    const row = maker.sheet.rows.find((one) => one.id === id);
    const page = row && (await findMadeValues(db, make));
    if (!row || !page) continue;
    found.set(id, proposedChanges(make.made, page.values, pageOfRow(maker.pattern, row.cells)));
    await setImmediate();
  }
  return found;
}

/**
 * Takes the proposed changes of some fields into the page, as a newer draft where it is published; what was
 * edited since stays. @throws {CannotMake} @throws {SlugTaken}
 */
export async function applyProposals(
  db: Database,
  maker: Maker,
  { row: id, fields }: { row: string; fields: string[] },
  save: Save,
): Promise<string> {
  const wanted = pageOfRow(maker.pattern, rowNamed(maker, id).cells);
  return changeContent(db, async (transaction) => {
    const make = (await findMakes(transaction)).get(id);
    const page = make && (await findMadeValues(transaction, make));
    if (!make || !page) throw new CannotMake('This page is gone. Perhaps it is in the trash.');
    const proposed = proposedChanges(make.made, page.values, wanted);
    const taken = proposed.filter(
      ({ field, state }) => state === 'change' && fields.includes(field),
    );
    if (taken.length === 0)
      throw new CannotMake('Somebody has edited these fields since; they stay.');
    const changed = Object.fromEntries(taken.map(({ field, wanted: text }) => [field, text]));
    const input = inputOf({ ...page.values, ...changed });
    await updateItem(transaction, kind, make.item_id, input, { ...save, status: 'draft' });
    const now = await findMadeValues(transaction, make);
    const stored = taken.map(({ field }) => [field, String(now?.values[field] ?? '')]);
    const made = { ...make.made, ...Object.fromEntries(stored) };
    await saveMake(transaction, id, { ...make, made });
    return page.title;
  });
}
