import type { FastifyInstance } from 'fastify';
import {
  countForFeeds,
  findItemsForFeeds,
  type Slice,
} from '../../../db/content/public/public-items.ts';
import type { Database } from '../../../db/open.ts';
import { findSiteName } from '../../../db/settings.ts';
import { fixedPaths } from '../../../domain/content/addresses/fixed-paths.ts';
import { itemPath } from '../../../domain/content/addresses/item-path.ts';
import { fieldsWith, headingOf } from '../../../domain/content/kind.ts';
import { type ItemKind, kindNamed, kinds } from '../../../domain/content/kinds/kinds.ts';
import { listAddress, pagesFor } from '../../../domain/list-part.ts';
import { pictureFor } from '../../../domain/media/drawing.ts';
import { findPageTexts } from './page-texts.ts';

export interface PublicPage {
  path: string;
  title: string;
  description?: string;
  updatedAt?: string;
  images: string[];
}

/** Decision D47. */
function isCanonical(path: string, link: string, origin: string): boolean {
  const given = link.trim();
  if (given === '' || !URL.canParse(given, origin)) return true;
  return new URL(given, origin).href === new URL(path, origin).href;
}

function continuedPages(
  { path, title, updatedAt }: Omit<PublicPage, 'images'>,
  count: number,
): PublicPage[] {
  return Array.from({ length: pagesFor(count) - 1 }, (_, index) => ({
    path: listAddress(path, { page: index + 2 }),
    title: `${title}, page ${index + 2}`,
    updatedAt,
    images: [],
  }));
}

/** Published, indexable and their own canonical address, so maybe fewer than the slice. */
export async function findItemPages(
  db: Database,
  name: ItemKind,
  { origin, ...slice }: Slice & { origin: string },
): Promise<PublicPage[]> {
  const kind = kindNamed(name);
  const { address, page } = kind;
  const [picture = ''] = fieldsWith(kind, 'picture');
  const items = await findItemsForFeeds(db, kind, slice);
  return items.flatMap((item) => {
    const part = String(item[address.column]);
    const path = itemPath(kind, part);
    if (!isCanonical(path, String(item[page.canonical ?? ''] ?? ''), origin)) return [];
    return {
      path,
      title: headingOf(kind, item),
      updatedAt: String(item.updated_at),
      // What a page of sections shows is its sections' affair.
      images:
        address.base === '' ? [] : [pictureFor(String(item[picture] ?? ''), part, page.drawing)],
    };
  });
}

export interface ListedPages {
  fixed: PublicPage[];
  continued: PublicPage[];
  counts: ReadonlyMap<ItemKind, number>;
}

export async function findListedPages(app: FastifyInstance): Promise<ListedPages> {
  const { db } = app.services;
  const siteName = await findSiteName(db);
  const [texts, counted] = await Promise.all([
    Promise.all(fixedPaths.map((path) => findPageTexts(app, path, siteName))),
    Promise.all(
      kinds.map(async (kind) => ({
        name: kind.name,
        list: kind.page.list,
        ...(await countForFeeds(db, kind)),
      })),
    ),
  ]);
  const lists = new Map(
    counted.flatMap((kind) => (kind.list === null ? [] : [[kind.list, kind] as const])),
  );
  // The home page shows what the lists show.
  const home = [...lists.values()].flatMap(({ changedAt = [] }) => changedAt).toSorted();
  const fixed = fixedPaths.flatMap((path, index) => {
    const said = texts[index];
    if (!said || said.isHidden) return [];
    const { title, description } = said;
    const updatedAt = path === '/' ? home.at(-1) : lists.get(path)?.changedAt;
    return [{ path, title, description, updatedAt, images: [] }];
  });
  const continued = fixed.flatMap((page) => continuedPages(page, lists.get(page.path)?.count ?? 0));
  return { fixed, continued, counts: new Map(counted.map(({ name, count }) => [name, count])) };
}
