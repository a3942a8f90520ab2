import type { SourceEntry } from '../../../../domain/moving/source-entry.ts';
import { z } from '../../../../domain/zod.ts';
import { jsonRows } from '../json-rows.ts';
import { pathOf } from '../old-addresses.ts';
import type { OpenFile } from '../open-file.ts';
import { unreadable } from '../unreadable.ts';
import { type GhostIndex, indexGhost } from './ghost-index.ts';
import { postRow } from './ghost-rows.ts';
import { ghostItem, withoutSite } from './post-item.ts';

const rowId = z.object({ id: z.union([z.string(), z.number()]) });

function postEntry(row: unknown, index: GhostIndex): SourceEntry {
  const read = postRow.safeParse(row);
  const { data } = rowId.safeParse(row);
  const id = data ? `post ${data.id}` : '';
  if (!read.success) {
    return { what: 'unreadable', id, reason: 'A post that is not written as Ghost writes them.' };
  }
  try {
    return ghostItem(read.data, index);
  } catch (error) {
    return unreadable(id, error);
  }
}

function* lists({ tags, users }: GhostIndex): Generator<SourceEntry> {
  const feeds = ['/rss/', '/feed/'];
  yield { what: 'list', id: 'feed', type: 'feed', name: 'Feed', addresses: feeds };
  const named = [
    ['tag', tags],
    ['author', users],
  ] as const;
  for (const [type, all] of named) {
    for (const { name, slug } of all.values()) {
      const path = `/${type}/${encodeURIComponent(slug)}/`;
      yield { what: 'list', id: `${type} ${slug}`, type, name, addresses: [path, `${path}rss/`] };
    }
  }
}

const links = z.array(z.object({ label: z.string(), url: z.string() })).catch([]);

function linksIn(json: string | undefined): z.infer<typeof links> {
  try {
    return links.parse(JSON.parse(json ?? '[]'));
  } catch {
    return [];
  }
}

function* menus({ settings }: GhostIndex): Generator<SourceEntry> {
  for (const name of ['navigation', 'secondary_navigation']) {
    const entries = linksIn(settings.get(name)).map(({ label, url }) => {
      const address = withoutSite(url);
      return { label, address: address.startsWith('/') ? pathOf(address) : address, depth: 0 };
    });
    if (entries.length > 0) yield { what: 'menu', id: `menu ${name}`, name, entries };
  }
}

/** A Ghost export; its rows are read one by one, twice. @throws {ExportRefused} */
export async function* readGhost(open: OpenFile): AsyncGenerator<SourceEntry> {
  const index = await indexGhost(open);
  yield {
    what: 'site',
    origin: '',
    name: index.settings.get('title') ?? '',
    language: index.settings.get('lang') ?? index.settings.get('locale') ?? '',
  };
  for await (const { table, row } of jsonRows(await open())) {
    if (table === 'posts') yield postEntry(row, index);
  }
  yield* lists(index);
  yield* menus(index);
}
