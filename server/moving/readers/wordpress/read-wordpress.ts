import type { SourceEntry } from '../../../../domain/moving/source-entry.ts';
import { pathOf, queryAddress } from '../old-addresses.ts';
import type { OpenFile } from '../open-file.ts';
import { unreadable } from '../unreadable.ts';
import { menuEntries, notePost } from './menus.ts';
import { wordPressItem } from './post-item.ts';
import { addressOfSite, indexSite, type SiteIndex } from './site-index.ts';
import { siteLists, termList } from './term-lists.ts';
import { fieldOf, kept, metaOf, type WxrRecord } from './wxr-record.ts';
import { wxrRecords } from './wxr-records.ts';

/** Parts of a theme or an editor, and what only the old site needed. */
const internalTypes = new Set([
  ...['revision', 'customize_changeset', 'custom_css', 'oembed_cache', 'user_request'],
  ...['wp_global_styles', 'wp_template', 'wp_template_part', 'wp_navigation', 'wp_font_family'],
  ...['wp_font_face', 'nav_menu_item', 'acf-field', 'acf-field-group', 'wp_block'],
]);

function siteEntry(record: WxrRecord): SourceEntry {
  return {
    what: 'site',
    origin: addressOfSite(record),
    name: fieldOf(record, 'title').trim(),
    language: fieldOf(record, 'language').trim(),
  };
}

function fileEntry(record: WxrRecord, { base }: SiteIndex): SourceEntry {
  const id = fieldOf(record, 'wp:post_id');
  const addresses = [pathOf(fieldOf(record, 'link')), queryAddress('attachment_id', id, base)];
  return {
    what: 'file',
    id: `post ${id}`,
    address: (fieldOf(record, 'wp:attachment_url') || fieldOf(record, 'guid')).trim(),
    addresses: [...new Set(addresses)].filter(Boolean),
    alt: metaOf(record, '_wp_attachment_image_alt'),
    caption: fieldOf(record, 'excerpt:encoded').trim(),
  };
}

function* itemEntries(record: WxrRecord, index: SiteIndex): Generator<SourceEntry> {
  const type = fieldOf(record, 'wp:post_type');
  const id = fieldOf(record, 'wp:post_id');
  notePost(record, index);
  if (id === '') {
    const reason = `“${fieldOf(record, 'title')}” has no number of its own in the file.`;
    yield { what: 'unreadable', id: '', reason };
  } else if (type === 'attachment') yield fileEntry(record, index);
  else if (!internalTypes.has(type) && fieldOf(record, 'wp:status') !== 'auto-draft') {
    yield wordPressItem(record, index);
  }
}

function* entriesOf(record: WxrRecord, index: SiteIndex): Generator<SourceEntry> {
  if (record.tag === 'channel') yield siteEntry(record);
  else if (record.tag === 'item') yield* itemEntries(record, index);
  else yield* termList(record, index);
}

function* readable(record: WxrRecord, index: SiteIndex): Generator<SourceEntry> {
  try {
    yield* entriesOf(record, index);
  } catch (error) {
    yield unreadable(`post ${fieldOf(record, 'wp:post_id')}`, error);
  }
}

/** Files of one site repeat its people and categories. */
function* once(entries: Iterable<SourceEntry>, known: Set<string>): Generator<SourceEntry> {
  for (const entry of entries) {
    if (entry.what === 'site') yield entry;
    else if (!known.has(entry.id)) {
      known.add(kept(entry.id));
      yield entry;
    } else if (entry.what !== 'list') {
      const reason = 'Its number stands in the file more than once.';
      const id = `${entry.id} (${known.size})`;
      known.add(id);
      yield { what: 'unreadable', id, reason };
    }
  }
}

/**
 * A WordPress export (WXR 1.0 to 1.2); hosts split a large site into several files.
 * @throws {ExportRefused}
 */
export async function* readWordPress(files: readonly OpenFile[]): AsyncGenerator<SourceEntry> {
  const index = await indexSite(files);
  const known = new Set<string>();
  for (const [number, open] of files.entries()) {
    for await (const record of wxrRecords(open)) {
      if (record.tag !== 'channel' || number === 0) yield* once(readable(record, index), known);
    }
  }
  yield* siteLists(index);
  yield* menuEntries(index);
}
