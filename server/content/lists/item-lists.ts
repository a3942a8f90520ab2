import type { FastifyInstance } from 'fastify';
import { findLinksTo } from '../../../db/content/addresses/links-to.ts';
import { firstFreeSlug, slugHolder, slugReason } from '../../../db/content/addresses/slug-taken.ts';
import { findWorkOf } from '../../../db/content/editions/work-by-language.ts';
import { findListPage } from '../../../db/content/lists/find-listed.ts';
import { searchAllItems } from '../../../db/content/lists/search-items.ts';
import { findDescribedTargets } from '../../../db/content/menus/describe-targets.ts';
import { findLinksToItem } from '../../../domain/api/content/addresses/links-to.ts';
import { describeTargets } from '../../../domain/api/content/addresses/targets.ts';
import { findSlugHolder, listItems } from '../../../domain/api/content/item-lists.ts';
import { searchItems } from '../../../domain/api/content/item-search.ts';
import { numberedSlugs } from '../../../domain/content/addresses/slug.ts';
import { kindNamed } from '../../../domain/content/kinds/kinds.ts';
import { routesOf } from '../../api/route.ts';

/** The back office's lists; the list calls of specification §7 answer everything at once. */
export async function itemLists(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Lists'], access: 'admin' });
  const { db, config: site } = app.services;

  route(listItems, {
    summary: 'One page of the items of a kind',
    description: 'Searched and ordered, drafts included; 60 items a page.',
    async handler({ params: { kind: name }, query }) {
      const kind = kindNamed(name);
      const page = await findListPage(db, kind, query);
      const ids = page.items.map(({ item }) => String(item[kind.key.column]));
      return { ...page, editions: await findWorkOf(db, name, ids) };
    },
  });

  route(searchItems, {
    summary: 'Items of every kind that hold some words',
    description: 'Drafts included; nothing while no word is given.',
    handler: async ({ query }) => ({ items: await searchAllItems(db, query.find) }),
  });

  route(describeTargets, {
    summary: 'The items that links name',
    description: 'With what they are called, where they stand and whether visitors see them.',
    handler: async ({ query }) => ({ targets: await findDescribedTargets(db, query.of) }),
  });

  route(findLinksToItem, {
    summary: 'What links to the address of an item',
    description: 'So that a form can tell what follows when the address is changed.',
    handler: ({ params }) => findLinksTo(db, params, site.origin),
  });

  route(findSlugHolder, {
    summary: 'Which item of a kind has a slug',
    description: 'So that a form can tell a taken one while it is typed; null while it is free.',
    async handler({ params: { kind: name, slug } }) {
      const kind = kindNamed(name);
      const id = await slugHolder(db, kind, slug);
      const isFree = (await slugReason(db, kind, slug)) === null;
      return { id, free: isFree ? '' : await firstFreeSlug(db, kind, numberedSlugs(slug)) };
    },
  });
}
