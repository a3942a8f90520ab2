/** A Ghost export after the format of version 5. */

type Row = Record<string, unknown>;

interface GhostTables {
  posts?: Row[];
  posts_meta?: Row[];
  posts_tags?: Row[];
  posts_authors?: Row[];
  tags?: Row[];
  users?: Row[];
  settings?: Row[];
}

export function ghostPost(id: string, given: Row = {}): Row {
  return {
    id,
    uuid: `uuid-${id}`,
    title: `Post ${id}`,
    slug: `post-${id}`,
    mobiledoc: null,
    html: '<p>A text</p>',
    plaintext: 'A text',
    feature_image: null,
    featured: 0,
    type: 'post',
    status: 'published',
    locale: null,
    visibility: 'public',
    created_at: '2021-03-01T08:00:00.000Z',
    updated_at: '2021-03-02T08:00:00.000Z',
    published_at: '2021-03-01T09:00:00.000Z',
    custom_excerpt: null,
    canonical_url: null,
    ...given,
  };
}

export function ghostExport(data: GhostTables, version = '5.75.0'): string {
  const tables = { ...data, roles: [{ id: '1', name: 'Owner' }] };
  return JSON.stringify({ db: [{ meta: { exported_on: 1, version }, data: tables }] });
}
