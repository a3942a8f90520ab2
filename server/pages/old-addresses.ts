import { type Resolution, resolveAddress } from '../../db/content/addresses/redirects.ts';
import { findItem } from '../../db/content/find-items.ts';
import { findPublishedBlogBySlug } from '../../db/content/public/blog-addresses.ts';
import { findPublishedLocationPageBySlug } from '../../db/content/public/location-links.ts';
import type { Database } from '../../db/open.ts';
import { comparablePath, isFixedPath } from '../../domain/content/addresses/address.ts';
import { caseStudyKind } from '../../domain/content/kinds/case-study.ts';
import { isPassing } from '../http/passing-failure.ts';

/** As the loaders of the pages look for an item, a blog in all its readings (decision D12). */
async function isLivePage(db: Database, path: string): Promise<boolean> {
  const [, first = '', second] = path.split('/');
  if (second === undefined) return (await findPublishedLocationPageBySlug(db, first)) !== null;
  if (first === 'blogs') return (await findPublishedBlogBySlug(db, second)) !== null;
  return (
    first === 'casestudy' && (await findItem(db, caseStudyKind, second, { drafts: false })) !== null
  );
}

async function findAt(db: Database, path: string): Promise<Resolution | null> {
  const resolved = await resolveAddress(db, path);
  // Few addresses lead anywhere, so that most pages cost one query by its key.
  return resolved && !(await isLivePage(db, path)) ? resolved : null;
}

/**
 * Where an address leads that no live page has any more; asked before a page is rendered. Null also
 * while the database is away: the render finds that out, and answers what it can.
 */
export async function findOldAddress(db: Database, url: string): Promise<Resolution | null> {
  const path = comparablePath(url);
  if (path === null || isFixedPath(path)) return null;
  try {
    return await findAt(db, path);
  } catch (error) {
    if (isPassing(error)) return null;
    throw error;
  }
}
