import { findCategories } from '../../../db/content/categories.ts';
import { findItem } from '../../../db/content/find-items.ts';
import { readCounters } from '../../../db/key-counters.ts';
import {
  countExported,
  exportedItems,
  findExportedSettings,
} from '../../../db/moving/export-parts.ts';
import type { Database, DatabaseKind } from '../../../db/open.ts';
import { findSiteName } from '../../../db/settings.ts';
import { mergedItem } from '../../../domain/content/editions/merged-item.ts';
import type { Kind } from '../../../domain/content/kind.ts';
import { allKinds } from '../../../domain/content/kinds/stored-kinds.ts';
import { keysOf } from '../../../domain/keys-of.ts';
import {
  type OwnItem,
  type OwnManifest,
  ownFormat,
  ownLists,
  ownPaths,
  personalLists,
} from '../../../domain/moving/own-export.ts';
import type { MediaStore } from '../../../media/stores/store.ts';
import { exportName } from './item-name.ts';
import { itemText } from './item-text.ts';
import { enquiryTable, listFile } from './list-files.ts';
import { addMedia } from './media-files.ts';
import { readMe } from './read-me.ts';
import { schemaFiles, schemaFor } from './schemas.ts';
import { type Sink, streamOf } from './sink.ts';
import { withSums } from './summed-sink.ts';

export interface ExportProgress {
  done: number;
  total: number;
}

export interface ExportedSite {
  db: Database;
  kind: DatabaseKind;
  media: MediaStore;
  origin: string;
  now: number;
  withEnquiries: boolean;
  onProgress: (progress: ExportProgress) => void;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The values that visitors read of an edition. */
async function shownOf(
  db: Database,
  { original }: Kind,
  { fields }: OwnItem,
): Promise<Record<string, unknown> | undefined> {
  if (!original) return undefined;
  const item = await findItem(db, original, String(fields.origin_id), { drafts: true });
  return item ? mergedItem(original, item, fields) : fields;
}

const lists = keysOf(ownLists);

const tables: readonly string[] = [...allKinds.map(({ table }) => table), ...lists];

function counter({ db, media, onProgress }: ExportedSite) {
  const progress = { done: 0, total: 0 };
  return {
    async count() {
      for (const table of tables) progress.total += await countExported(db, table);
      progress.total += (await media.list()).length;
      onProgress({ ...progress });
    },
    tick() {
      progress.done += 1;
      onProgress({ ...progress });
    },
  };
}

async function addItems(
  { db }: ExportedSite,
  add: Sink['add'],
  tick: () => void,
): Promise<OwnManifest['counts']> {
  const named = (await findCategories(db)).map(
    ({ category_id, category }) => [category_id, category] as const,
  );
  const categories = new Map(named);
  const counts: OwnManifest['counts'] = {};
  for (const kind of allKinds) {
    counts[kind.plural] = 0;
    for await (const item of exportedItems(db, kind)) {
      const name = exportName(kind, item);
      const shown = await shownOf(db, kind, item);
      await add(`${name}.json`, streamOf(json({ $schema: schemaFor(kind, name), ...item })));
      await add(`${name}.md`, streamOf(itemText(kind, item, { categories, shown })));
      counts[kind.plural] = (counts[kind.plural] ?? 0) + 1;
      tick();
    }
  }
  return counts;
}

async function addLists(
  { db, withEnquiries }: ExportedSite,
  add: Sink['add'],
  tick: () => void,
): Promise<OwnManifest['counts']> {
  const counts: OwnManifest['counts'] = {};
  for (const list of lists) {
    if (!withEnquiries && personalLists.includes(list)) continue;
    let count = 0;
    const onRow = () => {
      count += 1;
      tick();
    };
    await add(...listFile(db, list, onRow));
    counts[list] = count;
  }
  if (withEnquiries) await add(...enquiryTable(db));
  return counts;
}

async function exportedCounters(db: Database, kind: DatabaseKind) {
  const counters = Object.entries(await readCounters(db, kind));
  return Object.fromEntries(counters.filter(([table]) => tables.includes(table)));
}

/** R-I-08. Bounded in memory by one item, and by the names of the media. */
export function writeExport(site: ExportedSite, sink: Sink, place: string): Promise<OwnManifest> {
  const { db, media, origin, now } = site;
  return withSums(sink, place, async ({ add, addSums }) => {
    const { count, tick } = counter(site);
    await count();
    await add('README.md', streamOf(readMe));
    for (const [path, text] of schemaFiles()) await add(path, streamOf(text));
    await add(ownPaths.settings, streamOf(json(await findExportedSettings(db))));
    const items = await addItems(site, add, tick);
    const rows = await addLists(site, add, tick);
    await addMedia(media, add, tick);
    const manifest = {
      format: ownFormat.name,
      version: ownFormat.version,
      made_at: new Date(now).toISOString(),
      site: await findSiteName(db),
      origin,
      files: await addSums(),
      counts: { ...items, ...rows },
      counters: await exportedCounters(db, site.kind),
    };
    // Last: without it an export is not whole.
    await sink.add(
      ownPaths.manifest,
      streamOf(json({ $schema: 'schemas/export.json', ...manifest })),
    );
    return manifest;
  });
}
