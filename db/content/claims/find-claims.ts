import {
  type AssertedFigure,
  assertedFigures,
  type PlacedFigure,
} from '../../../domain/content/claims/claims.ts';
import { declaredFigures } from '../../../domain/content/claims/declared.ts';
import {
  type FigureText,
  figurePlaces,
  figuresInPlace,
} from '../../../domain/content/claims/figure-places.ts';
import type { Kind } from '../../../domain/content/kind.ts';
import { type StoredKind, storedKinds } from '../../../domain/content/kinds/names.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import { publicStatus } from '../../../domain/content/publishing.ts';
import { namesInBraces } from '../../../domain/content/sections/braces.ts';
import { siteTextPlaces } from '../../../domain/languages/site-texts.ts';
import type { SiteSettings } from '../../../domain/settings.ts';
import type { Database } from '../../open.ts';
import { findSiteSettingsIfAny } from '../../settings.ts';
import { findCategories } from '../categories.ts';
import { stateOf } from '../item-rows.ts';
import { itemTables } from '../item-tables.ts';
import { followListed, readOncePerVersion } from '../read-once.ts';

type At = Pick<PlacedFigure['place'], 'kind' | 'id' | 'title'>;

function figuresAt(texts: Iterable<FigureText>, item: At): PlacedFigure[] {
  return [...texts].flatMap(({ isChosen, ...text }): PlacedFigure[] => {
    const { path, label, original, beside = '' } = text;
    const place = { ...item, path, label, isChosen };
    const sentence = original + beside;
    const named = namesInBraces(original).map((name) => ({ named: name, sentence, place }));
    return [...named, ...figuresInPlace(text).map((figure) => ({ ...figure, place }))];
  });
}

/** Of an item or a form: what visitors read in it. */
export function figuresInItem(
  kind: Pick<Kind, 'fields'>,
  values: Record<string, unknown>,
  item: At,
): PlacedFigure[] {
  return figuresAt(figurePlaces(kind, values), item);
}

interface KindMemory {
  stamps: Map<string, unknown>;
  figures: Map<string, PlacedFigure[]>;
}

async function updateKind(db: Database, name: StoredKind, { stamps, figures }: KindMemory) {
  const kind = storedKindNamed(name);
  const { column } = kind.key;
  const table = itemTables(db).selectFrom(kind.table);
  const rows = await table.select([column, 'version']).where('status', '=', publicStatus).execute();
  const keys = new Map(rows.map((row) => [String(row[column]), row[column]]));
  const listed = rows.map((row) => ({ id: String(row[column]), stamp: row.version }));
  await followListed(listed, {
    stamps,
    forget: (id) => figures.delete(id),
    async read(ids) {
      const wanted = ids.map((id) => keys.get(id));
      for (const row of await table.selectAll().where(column, 'in', wanted).execute()) {
        const { id, title, fields } = stateOf(kind, row);
        figures.set(id, figuresInItem(kind, fields, { kind: name, id, title }));
      }
    },
  });
}

async function figuresInSettings(db: Database, settings: SiteSettings): Promise<PlacedFigure[]> {
  const texts = siteTextPlaces(settings, await findCategories(db), {});
  return figuresAt(texts, { kind: 'setting', id: 'site', title: 'Settings' });
}

interface Memory {
  kinds: Map<StoredKind, KindMemory>;
  figures: AssertedFigure[];
  /** The first place of each name in braces, whether it is declared or not. */
  named: Map<string, At>;
}

const findMemory = readOncePerVersion<Memory>(
  () => ({
    kinds: new Map(storedKinds.map((name) => [name, { stamps: new Map(), figures: new Map() }])),
    figures: [],
    named: new Map(),
  }),
  async (db, memory) => {
    const settings = await findSiteSettingsIfAny(db);
    if (!settings) return;
    const found = await figuresInSettings(db, settings);
    for (const [name, kind] of memory.kinds) {
      await updateKind(db, name, kind);
      for (const figures of kind.figures.values()) found.push(...figures);
    }
    memory.figures = assertedFigures(declaredFigures(settings), found);
    const named = found.flatMap((one) => ('named' in one ? [[one.named, one.place] as const] : []));
    memory.named = new Map(named.toReversed());
  },
);

/** Every figure that public pages assert, and those that the settings declare; another list after each change. */
export async function findAssertedFigures(db: Database): Promise<AssertedFigure[]> {
  return (await findMemory(db)).figures;
}

/** A public text for each name in braces that one has, whether it is filled in there or stands as it is typed. */
export async function findNamedInBraces(db: Database): Promise<ReadonlyMap<string, At>> {
  return (await findMemory(db)).named;
}
