import type { FastifyInstance } from 'fastify';
import { findPagesForFeeds } from '../../../db/content/public/listed-pages.ts';
import { encodedPath } from '../../../domain/content/addresses/address.ts';
import { fixedPaths } from '../../../domain/content/addresses/fixed-paths.ts';
import { notFoundPath } from '../../../domain/content/addresses/lasting-paths.ts';
import { type Facts, withFacts } from '../../../domain/content/sections/facts.ts';
import { isCanonical } from './canonical.ts';
import { findPageTexts } from './page-texts.ts';
import type { PublicPage } from './public-page.ts';

async function findFixedPages(app: FastifyInstance, siteName: string): Promise<PublicPage[]> {
  const texts = await Promise.all(fixedPaths.map((path) => findPageTexts(app, path, siteName)));
  return fixedPaths.flatMap((path, index) => {
    const said = texts[index];
    if (!said || said.isHidden) return [];
    return [{ path, title: said.title, description: said.description, images: [] }];
  });
}

function withoutEnd(text: string, end: string): string {
  return text.endsWith(end) ? text.slice(0, -end.length) : text;
}

/** The pages of sections, the home page first, and those with a route of their own. */
export async function findOwnPages(app: FastifyInstance, facts: Facts): Promise<PublicPage[]> {
  const { db, config } = app.services;
  const [pages, fixed] = await Promise.all([
    findPagesForFeeds(db),
    findFixedPages(app, facts.name),
  ]);
  const listed = pages
    .filter(({ slug, canonical_link }) => {
      const path = encodedPath(slug);
      return slug !== notFoundPath && isCanonical(path, canonical_link, config.origin);
    })
    .map(({ slug, name, meta_title, meta_description, updated_at }) => ({
      path: encodedPath(slug),
      title: withoutEnd(withFacts(meta_title || name, facts), ` | ${facts.name}`),
      description: withFacts(meta_description, facts),
      updatedAt: updated_at,
      images: [],
    }));
  const home = listed.filter(({ path }) => path === '/');
  return [...home, ...listed.filter((page) => !home.includes(page)), ...fixed];
}
