import { type Kysely, sql } from 'kysely';

const tables = [
  { table: 'pages', key: 'page_id', base: '' },
  { table: 'location_pages', key: 'location_id', base: '/' },
  { table: 'blogs', key: 'blog_id', base: '/blogs/' },
];

interface Address {
  id: number;
  slug: string | null;
}

/** The server redirects every address to its spelling in NFC, where nothing stood. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const items = [];
  for (const { table, key, base } of tables) {
    const { rows } = await sql<Address>`select ${sql.ref(key)} as id, slug
      from ${sql.table(table)} where slug is not null`.execute(db);
    items.push(rows.map(({ id, slug }) => ({ table, key, id, base, slug: slug ?? '' })));
  }
  const all = items.flat();
  const taken = new Set(all.map(({ base, slug }) => base + slug));
  for (const { table, key, id, base, slug } of all) {
    const composed = slug.normalize('NFC');
    if (composed === slug || taken.has(base + composed)) continue;
    taken.add(base + composed);
    await sql`update ${sql.table(table)} set slug = ${composed}
      where ${sql.ref(key)} = ${id}`.execute(db);
  }
}
