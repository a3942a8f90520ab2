import type { UploadUse } from '../../domain/media/upload.ts';
import type { Database } from '../open.ts';

/** Items whose texts are read at a time. */
const batchSize = 200;

/** The random part of an upload's name, which no other text contains by chance. */
const namePattern = /\/media\/([0-9a-f]{32})/g;

export type UsesByName = Map<string, UploadUse[]>;

/** What an item named when it had this version. */
interface Reading {
  version: number;
  title: string;
  names: string[];
}

interface Item<Id> {
  id: Id;
  title: string;
  content: unknown;
}

/** A table of items: the version of each, and the texts of some. */
interface Source<Id extends string | number> {
  kind: UploadUse['kind'];
  /** What this process has read of a database; every look reads on from there. */
  readings: WeakMap<Database, Map<Id, Reading>>;
  findVersions: (db: Database) => Promise<{ id: Id; version: number }[]>;
  readItems: (db: Database, ids: Id[]) => Promise<Item<Id>[]>;
}

const caseStudies: Source<string> = {
  kind: 'case study',
  readings: new WeakMap(),
  findVersions: (db) => db.selectFrom('case_studies').select(['_id as id', 'version']).execute(),
  async readItems(db, ids) {
    const rows = db.selectFrom('case_studies').selectAll().where('_id', 'in', ids);
    return (await rows.execute()).map((content) => {
      return { id: content._id, title: content.heroHeading, content };
    });
  },
};

const blogs: Source<number> = {
  kind: 'blog',
  readings: new WeakMap(),
  findVersions: (db) => db.selectFrom('blogs').select(['blog_id as id', 'version']).execute(),
  async readItems(db, ids) {
    const rows = db
      .selectFrom('blogs')
      .select(['blog_id', 'title', 'blog_image', 'brief_paragraph', 'blogs_content'])
      .where('blog_id', 'in', ids);
    return (await rows.execute()).map((content) => {
      return { id: content.blog_id, title: content.title, content };
    });
  },
};

const locationPages: Source<number> = {
  kind: 'location page',
  readings: new WeakMap(),
  findVersions: (db) =>
    db.selectFrom('location_pages').select(['location_id as id', 'version']).execute(),
  async readItems(db, ids) {
    const rows = db.selectFrom('location_pages').selectAll().where('location_id', 'in', ids);
    return (await rows.execute()).map((content) => {
      return { id: content.location_id, title: content.main_heading, content };
    });
  },
};

function namesIn(content: unknown): string[] {
  const found = [...JSON.stringify(content).matchAll(namePattern)].map(([, name = '']) => name);
  return [...new Set(found)];
}

function note(uses: UsesByName, use: UploadUse, names: string[]): void {
  for (const name of names) uses.set(name, [...(uses.get(name) ?? []), use]);
}

/** Reads the items that are new or have another version, and forgets those that are gone. */
async function noteItems<Id extends string | number>(
  db: Database,
  uses: UsesByName,
  { kind, readings, findVersions, readItems }: Source<Id>,
): Promise<void> {
  const known = readings.get(db) ?? new Map<Id, Reading>();
  readings.set(db, known);
  const versions = new Map((await findVersions(db)).map(({ id, version }) => [id, version]));
  for (const id of known.keys()) if (!versions.has(id)) known.delete(id);
  const changed = [...versions.keys()].filter((id) => known.get(id)?.version !== versions.get(id));
  for (let at = 0; at < changed.length; at += batchSize) {
    for (const { id, title, content } of await readItems(db, changed.slice(at, at + batchSize))) {
      // The one found before: a save in between is read by the next look.
      known.set(id, { version: versions.get(id) ?? 0, title, names: namesIn(content) });
    }
  }
  for (const [id, { title, names }] of known) note(uses, { kind, id: String(id), title }, names);
}

const kindNames = {
  'case-study': 'case study',
  blog: 'blog',
  'location-page': 'location page',
} as const;

/** What has no version, and is little: newer drafts, the trash, posters of films, settings. */
async function noteTheRest(db: Database, uses: UsesByName): Promise<void> {
  const drafts = db.selectFrom('publishing').select(['kind', 'item_id', 'draft']);
  for (const { kind, item_id: id, draft } of await drafts
    .where('draft', 'is not', null)
    .execute()) {
    const isKnown = (name: string) =>
      uses.get(name)?.some((use) => use.kind === kindNames[kind] && use.id === id);
    const names = namesIn(draft).filter((name) => !isKnown(name));
    note(uses, { kind: kindNames[kind], id, title: 'newer draft' }, names);
  }
  const deleted = db.selectFrom('trash').select(['kind', 'item_id', 'title', 'state']);
  for (const { kind, item_id, title, state } of await deleted.execute()) {
    note(uses, { kind: 'in the trash', id: `${kind} ${item_id}`, title }, namesIn(state));
  }
  const films = db.selectFrom('uploads').select(['upload_id', 'original_name', 'poster']);
  for (const { upload_id, original_name: title, poster } of await films
    .where('poster', '!=', '')
    .execute()) {
    note(uses, { kind: 'film', id: String(upload_id), title }, namesIn(poster));
  }
  for (const { key, value } of await db.selectFrom('settings').select(['key', 'value']).execute()) {
    note(uses, { kind: 'setting', id: key, title: key }, namesIn(value));
  }
}

/**
 * Where each upload is named, by the random part of its name. An item's texts are read once per version
 * of it and process, so that no second book of references could go wrong and no look but the first
 * reads everything (figures: docs/scale.md).
 */
export async function findUploadUses(db: Database): Promise<UsesByName> {
  const uses: UsesByName = new Map();
  await noteItems(db, uses, caseStudies);
  await noteItems(db, uses, blogs);
  await noteItems(db, uses, locationPages);
  await noteTheRest(db, uses);
  return uses;
}

/** The places that name a file. */
export function usesOf(uses: UsesByName, fileName: string): UploadUse[] {
  return uses.get(fileName.slice(0, 32)) ?? [];
}
