import { isPublicPath, placesAt } from '../../../db/content/addresses/item-addresses.ts';
import { type Resolution, resolveAddress } from '../../../db/content/addresses/redirects.ts';
import { findPublishedBlogBySlug } from '../../../db/content/public/blog-addresses.ts';
import type { Database } from '../../../db/open.ts';
import {
  comparablePath,
  encodedPath,
  isFixedPath,
} from '../../../domain/content/addresses/address.ts';
import { blogKind } from '../../../domain/content/kinds/blog.ts';
import { namedAddress } from '../../../domain/moving/old-address.ts';
import { isPassing } from '../../http/passing-failure.ts';

/** As the loaders of the pages find items (decision D12). */
async function isLivePage(db: Database, path: string): Promise<boolean> {
  if (await isPublicPath(db, path)) return true;
  const blog = placesAt(path).find(({ kind }) => kind.name === blogKind.name);
  return blog !== undefined && (await findPublishedBlogBySlug(db, blog.part)) !== null;
}

async function findAt(db: Database, path: string): Promise<Resolution | null> {
  const resolved = await resolveAddress(db, path);
  // Few addresses are redirected, so most pages cost one query by primary key.
  if (resolved && !(await isLivePage(db, path))) return resolved;
  const spelled = path.replace(/\s+/g, '-');
  if (spelled === path) return null;
  if (!(await isPublicPath(db, spelled))) return resolveAddress(db, spelled);
  return { status: 301, location: encodedPath(spelled) };
}

/** Null where a live page is, and while the database is away, which the render answers. */
export async function findOldAddress(db: Database, url: string): Promise<Resolution | null> {
  const named = namedAddress(url);
  const path = comparablePath(url);
  const isOfPage = path === null || isFixedPath(path);
  if (named === null && isOfPage) return null;
  try {
    // A page stands at the root, whatever the query: the redirect wins there.
    if (named !== null) return await resolveAddress(db, named);
    return path === null ? null : await findAt(db, path);
  } catch (error) {
    if (isPassing(error)) return null;
    throw error;
  }
}
