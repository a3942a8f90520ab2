import type { SourceEntry } from '../../../../domain/moving/source-entry.ts';
import { pathOf } from '../old-addresses.ts';
import type { MenuItem, SiteIndex } from './site-index.ts';
import { fieldOf, kept, plainWords, type WxrRecord } from './wxr-record.ts';

type MenuEntry = Extract<SourceEntry, { what: 'menu' }>['entries'][number];

/** Of an item that a menu leads to, its title and address. */
export function notePost(record: WxrRecord, index: SiteIndex): void {
  const id = fieldOf(record, 'wp:post_id');
  if (!index.menuPosts.has(id)) return;
  const address = kept(pathOf(fieldOf(record, 'link')));
  index.posts.set(kept(id), { label: kept(plainWords(fieldOf(record, 'title'))), address });
}

function entryOf(item: MenuItem, depth: number, { posts, terms }: SiteIndex): MenuEntry {
  const target = item.type === 'taxonomy' ? terms.get(item.object) : posts.get(item.object);
  const label = item.label || target?.label || item.address;
  return { label, address: item.address || target?.address || '', depth };
}

type Below = Map<string, MenuItem[]>;

/** Each once: two items that are each other's parents would never end. */
function* below(
  parent: string,
  depth: number,
  items: Below,
  index: SiteIndex,
): Generator<MenuEntry> {
  const children = items.get(parent) ?? [];
  items.delete(parent);
  for (const item of children) {
    yield entryOf(item, depth, index);
    if (depth < depthLimit) yield* below(item.id, depth + 1, items, index);
  }
}

/** Of the tree of a menu; WordPress goes eleven deep. */
const depthLimit = 11;

export function* menuEntries(index: SiteIndex): Generator<SourceEntry> {
  const bySlug = Map.groupBy(index.menuItems, ({ menu }) => menu);
  for (const [slug, items] of bySlug) {
    const ids = new Set(items.map(({ id }) => id));
    const ordered = items.toSorted((one, other) => one.order - other.order);
    const tree = Map.groupBy(ordered, ({ parent }) => (ids.has(parent) ? parent : ''));
    const entries = [...below('', 0, tree, index)];
    yield { what: 'menu', id: `menu ${slug}`, name: items[0]?.name || slug, entries };
  }
}
