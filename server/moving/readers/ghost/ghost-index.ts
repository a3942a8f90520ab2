import type { z } from '../../../../domain/zod.ts';
import { jsonRows } from '../json-rows.ts';
import type { OpenFile } from '../open-file.ts';
import {
  type GhostMeta,
  postAuthorRow,
  postMetaRow,
  postTagRow,
  settingRow,
  tagRow,
  userRow,
} from './ghost-rows.ts';

interface Named {
  name: string;
  slug: string;
}

interface Linked {
  id: string;
  order: number;
}

/** What posts refer to, wherever in the file it stands. */
export interface GhostIndex {
  tags: Map<string, Named>;
  users: Map<string, Named>;
  /** By the post, in their order. */
  postTags: Map<string, Linked[]>;
  postAuthors: Map<string, Linked[]>;
  metas: Map<string, GhostMeta>;
  settings: Map<string, string>;
  paths: Map<string, string>;
}

/** Of the settings only what describes the site. */
const usedSettings = [
  'title',
  'lang',
  'locale',
  'timezone',
  'active_timezone',
  'navigation',
  'secondary_navigation',
];

function link(into: Map<string, Linked[]>, post: string, id: string, order: number): void {
  const before = into.get(post);
  if (before) before.push({ id, order });
  else into.set(post, [{ id, order }]);
}

type Add = (row: unknown, index: GhostIndex) => void;

/** A row of another shape is left out. */
function rows<Row extends z.ZodType>(
  schema: Row,
  add: (row: z.infer<Row>, index: GhostIndex) => void,
): Add {
  return (row, index) => {
    const read = schema.safeParse(row);
    if (read.success) add(read.data, index);
  };
}

const tables: Record<string, Add> = {
  tags: rows(tagRow, ({ id, name, slug, visibility }, { tags }) => {
    if (visibility !== 'internal' && !name.startsWith('#')) tags.set(id, { name, slug });
  }),
  users: rows(userRow, ({ id, name, slug }, { users }) => {
    users.set(id, { name, slug });
  }),
  posts_tags: rows(postTagRow, ({ post_id, tag_id, sort_order }, { postTags }) => {
    link(postTags, post_id, tag_id, sort_order ?? 0);
  }),
  posts_authors: rows(postAuthorRow, ({ post_id, author_id, sort_order }, { postAuthors }) => {
    link(postAuthors, post_id, author_id, sort_order ?? 0);
  }),
  posts_meta: rows(postMetaRow, ({ post_id, ...meta }, { metas }) => {
    metas.set(post_id, meta);
  }),
  settings: rows(settingRow, ({ key, value }, { settings }) => {
    if (usedSettings.includes(key) && typeof value === 'string') settings.set(key, value);
  }),
};

export function linkedNames(links: Linked[] | undefined, named: Map<string, Named>): string[] {
  const ordered = (links ?? []).toSorted((one, other) => one.order - other.order);
  return ordered.flatMap(({ id }) => named.get(id)?.name || []);
}

export async function indexGhost(open: OpenFile): Promise<GhostIndex> {
  const index: GhostIndex = {
    tags: new Map(),
    users: new Map(),
    postTags: new Map(),
    postAuthors: new Map(),
    metas: new Map(),
    settings: new Map(),
    paths: new Map(),
  };
  for await (const { table, row } of jsonRows(await open())) {
    if (Object.hasOwn(tables, table)) tables[table]?.(row, index);
  }
  return index;
}
