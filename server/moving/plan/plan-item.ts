import { type EntryChange, findGroup, type ImportEntry } from '../../../db/moving/entries.ts';
import { findImportedItem } from '../../../db/moving/imported-items.ts';
import type { Import } from '../../../db/moving/imports.ts';
import type { Database } from '../../../db/open.ts';
import { addressPart, emptyValues, type Kind } from '../../../domain/content/kind.ts';
import { type ItemKind, kindNamed } from '../../../domain/content/kinds/kinds.ts';
import { editionNameOf } from '../../../domain/content/kinds/names.ts';
import { furtherTagOf, type ImportingSite, isOfOrigin } from '../../../domain/moving/edition-of.ts';
import { becomesOf, leftOutReason, withChosenNames } from '../../../domain/moving/plan.ts';
import type { SourceItem, SourceNote } from '../../../domain/moving/source-entry.ts';
import type { ImportParts } from '../run/import-parts.ts';
import type { MadeValues } from '../values/made.ts';
import { freeAddress } from './free-address.ts';

export type ItemEntry = ImportEntry & { came: SourceItem };

/** Answered in the transaction that stores it, as addresses are promised there. */
export type EntryPlan = (transaction: Database) => Promise<EntryChange>;

/** Turns of the run: what an edition is of comes before it. */
const turns = { item: 1, edition: 2 } as const;

export const leftOut = (reason: string): EntryChange => ({
  state: 'left out',
  kind: null,
  address: '',
  reason,
});

async function planOrigin(
  db: Database,
  { source, choices }: Import,
  entry: ItemEntry,
  { name, made }: { name: ItemKind; made: MadeValues<object> },
): Promise<EntryChange> {
  const kind: Kind = kindNamed(name);
  const notes: SourceNote[] = [...made.notes];
  const planned = { state: 'planned', turn: turns.item, kind: name, reason: '' } as const;
  const known = await findImportedItem(db, { source, source_id: entry.source_id });
  if (known || !kind.slugOf) return { ...planned, address: '', notes };
  const own = addressPart(kind, { ...emptyValues(kind), ...made.values });
  const wanted = choices.items[entry.source_id]?.address ?? own;
  const address = await freeAddress(db, entry, kind, wanted);
  if (address !== null && address !== wanted) {
    const { base } = kind.address;
    const became = `${base}${wanted} is taken, so it gets ${base}${address}.`;
    notes.push({ what: 'address', became });
  }
  return { ...planned, address: address ?? '', notes };
}

async function planEdition(
  db: Database,
  site: ImportingSite,
  { choices: { items } }: Import,
  entry: ItemEntry,
  name: ItemKind,
): Promise<EntryChange> {
  const tag = furtherTagOf(entry, site);
  if (tag === undefined) {
    return leftOut(
      `This site has no pages in the language ‘${entry.language}’. Add it under Languages and import again.`,
    );
  }
  const group =
    entry.translations === '' ? [] : await findGroup(db, entry.import_id, entry.translations);
  const origin = group.find((one) => isOfOrigin(one, site));
  if (!origin) return leftOut('It translates no text in the language of this site.');
  if (items[origin.source_id]?.isLeftOut) return leftOut('What it translates is left out.');
  return {
    state: 'planned',
    turn: turns.edition,
    kind: editionNameOf(name),
    address: '',
    reason: '',
    notes: entry.came.notes,
  };
}

/** @throws where no values can be made of it */
export function planItem(
  parts: ImportParts,
  imported: Import,
  site: ImportingSite,
  entry: ItemEntry,
): EntryPlan {
  const { came } = entry;
  const { choices } = imported;
  const name = becomesOf(came, choices);
  const reason = leftOutReason(came, name, choices);
  if (reason !== null || name === 'nothing') return async () => leftOut(reason ?? '');
  if (!isOfOrigin(came, site)) return (db) => planEdition(db, site, imported, entry, name);
  const made = parts.valuesOf(withChosenNames(came, choices), name);
  return (db) => planOrigin(db, imported, entry, { name, made });
}
