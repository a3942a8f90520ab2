import type { ItemKind } from '../../domain/content/kinds/kinds.ts';
import type { SourceEntry, SourceItem } from '../../domain/moving/source-entry.ts';
import type { ImportParts } from '../../server/moving/run/import-parts.ts';
import type { MadeValues } from '../../server/moving/values/made.ts';

/** An item of another site, as a reader would hand it over. */
export function sourceItem(id: string, item: Partial<SourceItem> = {}): SourceItem {
  const slug = item.slug ?? id.replaceAll(' ', '-');
  return {
    what: 'item',
    id,
    type: 'post',
    status: 'published',
    title: `Title of ${id}`,
    slug,
    addresses: [`/2014/05/${slug}/`, `/?p=${id.replace(/\D+/g, '')}`],
    html: `<h2>Heading</h2><p>Text of ${id}</p>`,
    excerpt: '',
    publishedAt: '2014-05-06T07:08:09.000Z',
    updatedAt: '2015-05-06T07:08:09.000Z',
    authors: [],
    categories: [],
    tags: [],
    seo: { title: '', description: '', picture: '' },
    picture: '',
    pictureAlt: '',
    language: '',
    translations: '',
    notes: [],
    ...item,
  };
}

export const oldSite: SourceEntry = {
  what: 'site',
  origin: 'https://old.example',
  name: 'Old',
  language: 'en',
};

/** The plainest values that a kind can have of an item. */
export function plainValues(item: SourceItem, kind: ItemKind): MadeValues<object> {
  const { title, slug, html } = item;
  const values = {
    blog: {
      title,
      slug_url: slug,
      blog_image: item.picture,
      blogs_content: [{ heading: 'Heading', paragraph: html }],
    },
    page: { name: title, path: `/${slug}`, sections: [] },
    'case-study': { heroHeading: title, sec4Heading: 'Figures', sec4SubHeading: 'In short' },
    'location-page': { slug_url: slug, main_heading: title, main_paragraph: html },
  }[kind];
  return { values, notes: [], mustBeDraft: false };
}

/** An import of these entries, whose pictures are all there. */
export function importParts(
  db: ImportParts['db'],
  entries: readonly SourceEntry[],
  parts: Partial<ImportParts> = {},
): ImportParts {
  return {
    db,
    now: Date.now,
    async *readExport() {
      yield* entries;
    },
    valuesOf: plainValues,
    keepPicture: async (address) => ({ address, file: `/media/${address.split('/').at(-1)}` }),
    onFailure(error) {
      throw error;
    },
    ...parts,
  };
}
