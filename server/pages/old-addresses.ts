import { type Resolution, resolveAddress } from '../../db/content/addresses/redirects.ts';
import { findItem } from '../../db/content/find-items.ts';
import { findPublishedBlogBySlug } from '../../db/content/public/blog-addresses.ts';
import { findPublishedLocationPageBySlug } from '../../db/content/public/location-links.ts';
import type { Database } from '../../db/open.ts';
import { comparablePath, isFixedPath } from '../../domain/content/addresses/address.ts';
import { blogKind } from '../../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../../domain/content/kinds/case-study.ts';
import { isPassing } from '../http/passing-failure.ts';

/** As the loaders of the pages find items (decision D12). */
async function isLivePage(db: Database, path: string): Promise<boolean> {
  const [, first = '', second] = path.split('/');
  if (second === undefined) return (await findPublishedLocationPageBySlug(db, first)) !== null;
  const base = `/${first}/`;
  if (base === blogKind.address.base) return (await findPublishedBlogBySlug(db, second)) !== null;
  if (base !== caseStudyKind.address.base) return false;
  return (await findItem(db, caseStudyKind, second, { drafts: false })) !== null;
}

async function findAt(db: Database, path: string): Promise<Resolution | null> {
  const resolved = await resolveAddress(db, path);
  // Few addresses are redirected, so most pages cost one query by primary key.
  return resolved && !(await isLivePage(db, path)) ? resolved : null;
}

/** Null where a live page is, and while the database is away, which the render answers. */
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
