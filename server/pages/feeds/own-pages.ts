import type { FastifyInstance } from 'fastify';
import { findPagesForFeeds } from '../../../db/content/public/listed-pages.ts';
import { encodedPath } from '../../../domain/content/addresses/address.ts';
import { isCanonical } from '../../../domain/content/addresses/canonical.ts';
import { notFoundPath } from '../../../domain/content/addresses/lasting-paths.ts';
import { type Facts, withFacts } from '../../../domain/content/sections/facts.ts';
import type { PublicPage } from './public-page.ts';

function withoutEnd(text: string, end: string): string {
  return text.endsWith(end) ? text.slice(0, -end.length) : text;
}

/** Of a page of sections, without the name of the site at its end. */
export function listedTitle(text: string, facts: Facts): string {
  return withoutEnd(withFacts(text, facts), ` | ${facts.name}`);
}

export function homeFirst(pages: PublicPage[], home: string): PublicPage[] {
  return pages.toSorted((one, other) => Number(other.path === home) - Number(one.path === home));
}

/** The pages of sections, the home page first. */
export async function findOwnPages(app: FastifyInstance, facts: Facts): Promise<PublicPage[]> {
  const { db, config } = app.services;
  const listed = (await findPagesForFeeds(db))
    .filter(({ slug, canonical_link }) => {
      const path = encodedPath(slug);
      return slug !== notFoundPath && isCanonical(canonical_link, path, config.origin);
    })
    .map(({ slug, name, meta_title, meta_description, updated_at }) => ({
      path: encodedPath(slug),
      title: listedTitle(meta_title || name, facts),
      description: withFacts(meta_description, facts),
      updatedAt: updated_at,
      images: [],
    }));
  return homeFirst(listed, '/');
}
