import type { FastifyInstance } from 'fastify';
import { findEditions } from '../../../db/content/public/editions.ts';
import {
  countForFeeds,
  findItemsForFeeds,
  type Slice,
} from '../../../db/content/public/public-items.ts';
import type { Database } from '../../../db/open.ts';
import { findSiteSettings } from '../../../db/settings.ts';
import { isCanonical } from '../../../domain/content/addresses/canonical.ts';
import { itemPath } from '../../../domain/content/addresses/item-path.ts';
import { isWebAddress } from '../../../domain/content/addresses/web-address.ts';
import { descriptionIn } from '../../../domain/content/description.ts';
import { fieldsWith, headingOf } from '../../../domain/content/kind.ts';
import { caseStudyKind } from '../../../domain/content/kinds/case-study.ts';
import { type ItemKind, kindNamed, kinds } from '../../../domain/content/kinds/kinds.ts';
import { pageKind } from '../../../domain/content/kinds/page.ts';
import { factsOf } from '../../../domain/content/sections/site-facts.ts';
import type { PageLanguages } from '../../../domain/languages/page-languages.ts';
import { listAddress, pagesFor } from '../../../domain/list-part.ts';
import { pictureFor } from '../../../domain/media/drawing.ts';
import type { SiteMessages } from '../../../domain/messages/messages.ts';
import { messagesFor } from '../../../domain/messages/messages-for.ts';
import { languagesOfSite } from '../languages/languages-of-site.ts';
import { listsInLanguages } from './in-languages.ts';
import { findOwnPages } from './own-pages.ts';
import type { PublicPage } from './public-page.ts';

function continuedPages(
  { path, title, updatedAt }: Omit<PublicPage, 'images'>,
  { count, size }: { count: number; size?: number },
): PublicPage[] {
  return Array.from({ length: pagesFor(count, size) - 1 }, (_, index) => ({
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
  { origin, messages, ...slice }: Slice & { origin: string; messages: SiteMessages },
): Promise<PublicPage[]> {
  const kind = kindNamed(name);
  const { address, fields, page } = kind;
  const [picture = ''] = fieldsWith(kind, 'picture');
  const [author = ''] = fieldsWith(kind, 'author');
  const items = await findItemsForFeeds(db, kind, slice);
  return items.flatMap((item) => {
    const part = String(item[address.column]);
    const path = itemPath(kind, part);
    // Its page shows a drawing in the place of what is no address, too.
    const image = String(item[picture] ?? '');
    if (!isCanonical(String(item[page.canonical ?? ''] ?? ''), path, origin)) return [];
    return {
      path,
      title: headingOf(kind, item, messages),
      description: descriptionIn(fields[page.description]?.control, item[page.description]),
      author: String(item[author] ?? ''),
      updatedAt: String(item.updated_at),
      images: [pictureFor(isWebAddress(image) ? image : '', part, page.drawing)],
    };
  });
}

export interface ListedPages {
  /** Each page that is no item of a list. */
  own: PublicPage[];
  /** The further pages of lists, in every language. */
  continued: PublicPage[];
  counts: ReadonlyMap<ItemKind, number>;
  languages: PageLanguages;
}

export const listedKinds = kinds.filter(({ name }) => name !== pageKind.name);

function laterOf(one?: string, other?: string): string | undefined {
  return [one, other]
    .filter((time) => time !== undefined)
    .toSorted()
    .at(-1);
}

export async function findListedPages(app: FastifyInstance): Promise<ListedPages> {
  const { db, config } = app.services;
  const [settings, counted] = await Promise.all([
    findSiteSettings(db),
    Promise.all(
      listedKinds.map(async (kind) => ({
        name: kind.name,
        base: kind.address.base,
        list: kind.page.list,
        size: kind.page.listSize,
        ...(await countForFeeds(db, kind)),
      })),
    ),
  ]);
  const counts = new Map<ItemKind, number>(counted.map(({ name, count }) => [name, count]));
  const lists = new Map(
    counted.flatMap((kind) => (kind.list === null ? [] : [[kind.list, kind] as const])),
  );
  const projects = counts.get(caseStudyKind.name) ?? 0;
  const facts = factsOf(
    settings,
    { enquiryMonths: config.enquiries.months, projects },
    messagesFor(settings.language.tag),
  );
  // The home page shows what the lists show.
  const home = [...lists.values()].flatMap(({ changedAt = [] }) => changedAt).toSorted();
  const own = (await findOwnPages(app, facts)).map((page) => {
    const shown = page.path === '/' ? home.at(-1) : lists.get(page.path)?.changedAt;
    return { ...page, updatedAt: laterOf(page.updatedAt, shown) };
  });
  const languages = await languagesOfSite(settings, () => findEditions(db, config.origin));
  const continued = own.flatMap((page) => {
    const list = lists.get(page.path);
    if (!list) return [];
    const further = listsInLanguages(page, list.base, languages);
    return [
      ...continuedPages(page, list),
      ...further.flatMap((one) => continuedPages(one, { count: one.count, size: list.size })),
    ];
  });
  return { own, continued, counts, languages };
}
