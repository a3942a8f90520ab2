import type { Kind } from '../kind.ts';
import { blogKind } from '../kinds/blog.ts';
import { encodedPath } from './address.ts';
import { blogAddress } from './blog-address.ts';

/** Where visitors read an item, from the last part of its address. */
export function itemPath({ name, address }: Pick<Kind, 'name' | 'address'>, part: string): string {
  // Links to blogs have always kept characters like '+' as they are.
  if (name === blogKind.name) return blogAddress({ slug_url: part });
  return address.base === '' ? encodedPath(part) : address.base + encodeURIComponent(part);
}
