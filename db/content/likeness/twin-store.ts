import type { Kind } from '../../../domain/content/kind.ts';
import { type StoredKind, storedKinds } from '../../../domain/content/kinds/names.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import { maxCompared } from '../../../domain/content/likeness/compared-kinds.ts';
import { comparedText } from '../../../domain/content/likeness/compared-text.ts';
import { comparedTitle } from '../../../domain/content/likeness/compared-title.ts';
import { knownNames, type Mask, type Names } from '../../../domain/content/likeness/masked.ts';
import { TwinIndex } from '../../../domain/content/likeness/twin-index.ts';
import type { Database } from '../../open.ts';
import { findContentVersion } from '../content-version.ts';
import { keyOf, valuesFromRow } from '../item-rows.ts';
import { type ItemRow, itemTables } from '../item-tables.ts';
import { followListed, readOncePerVersion, type StampedItem } from '../read-once.ts';
import { findMaskFacts } from './mask-names.ts';

interface Known {
  language: string;
  title: string;
}

/** The texts of one kind, by their languages, as they were when they were read last. */
class ComparedKind {
  readonly indexes = new Map<string, TwinIndex>();
  readonly stamps = new Map<string, unknown>();
  readonly #known = new Map<string, Known>();

  idsTitled(title: string): string[] {
    return [...this.#known].flatMap(([id, known]) => (known.title === title ? [id] : []));
  }

  delete(id: string): void {
    const known = this.#known.get(id);
    if (known) this.indexes.get(known.language)?.delete(id);
    this.#known.delete(id);
  }

  set(kind: Kind, id: string, values: ItemRow, mask: Mask) {
    this.delete(id);
    const { language } = mask;
    this.#known.set(id, { language, title: comparedTitle(kind, values) });
    const text = comparedText(kind, values, mask);
    if (!text) return;
    const index = this.indexes.get(language) ?? new TwinIndex();
    this.indexes.set(language, index);
    index.set(id, text);
  }
}

interface KnownNames {
  names: Names;
  /** Of the originals. */
  language: string;
  facts: string;
}

const findNames = readOncePerVersion<KnownNames>(
  () => ({ names: knownNames([]), language: '', facts: '' }),
  async (db, known) => {
    const { names, language } = await findMaskFacts(db);
    const facts = JSON.stringify([language, names]);
    if (facts !== known.facts) Object.assign(known, { facts, language, names: knownNames(names) });
  },
);

function comparedColumns({ page }: Kind): string[] {
  return [page.title, page.titleElse, ...page.shows];
}

async function readItems(db: Database, kind: Kind, ids: string[]): Promise<ItemRow[]> {
  const languages = 'language' in kind.fields && kind.original ? ['language'] : [];
  const rows = await itemTables(db)
    .selectFrom(kind.table)
    .select([...new Set([kind.key.column, ...languages, ...comparedColumns(kind)])])
    .where(
      kind.key.column,
      'in',
      ids.map((id) => keyOf(kind, id)),
    )
    .execute();
  return rows.map((row) => valuesFromRow(kind, row));
}

async function findListed(db: Database, name: StoredKind): Promise<StampedItem[]> {
  const rows = await db
    .selectFrom('item_list')
    .select(['item_id', 'changed_at'])
    .where('kind', '=', name)
    .orderBy('changed_at', 'desc')
    .limit(maxCompared)
    .execute();
  return rows.map(({ item_id, changed_at }) => ({ id: item_id, stamp: changed_at }));
}

interface KindMemory {
  compared: ComparedKind;
  facts: string;
}

async function updateKind(db: Database, name: StoredKind, memory: KindMemory): Promise<void> {
  const { names, language, facts } = await findNames(db);
  // Other names mask other words: all texts are read again.
  if (memory.facts !== facts) Object.assign(memory, { facts, compared: new ComparedKind() });
  const kind = storedKindNamed(name);
  const { compared } = memory;
  await followListed(await findListed(db, name), {
    stamps: compared.stamps,
    forget: (id) => compared.delete(id),
    async read(ids) {
      for (const values of await readItems(db, kind, ids)) {
        const mask = { names, language: kind.original ? String(values.language) : language };
        compared.set(kind, String(values[kind.key.column]), values, mask);
      }
    },
  });
}

const memories = new Map(
  storedKinds.map((name) => [
    name,
    readOncePerVersion<KindMemory>(
      () => ({ compared: new ComparedKind(), facts: '' }),
      (db, memory) => updateKind(db, name, memory),
    ),
  ]),
);

/** The stored texts of a kind as they are now, drafts included. @param version of the content, where it is known */
export async function comparedKind(
  db: Database,
  name: StoredKind,
  version?: number,
): Promise<ComparedKind> {
  const find = memories.get(name);
  if (!find) throw new Error(`Nothing is stored under the name ${name}.`);
  return (await find(db, version)).compared;
}

/** With the words that are masked in a typed text of a language as in the stored ones. */
export async function comparedTexts(
  db: Database,
  name: StoredKind,
): Promise<{ compared: ComparedKind; maskFor: (language: string | null) => Mask }> {
  const version = await findContentVersion(db);
  const compared = await comparedKind(db, name, version);
  const { names, language: origin } = await findNames(db, version);
  return { compared, maskFor: (language) => ({ names, language: language ?? origin }) };
}
