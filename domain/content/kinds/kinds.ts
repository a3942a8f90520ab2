import type { Kind } from '../kind.ts';
import { blogKind } from './blog.ts';
import { caseStudyKind } from './case-study.ts';
import { locationPageKind } from './location-page.ts';

/** Every kind of content: what an editor writes and a visitor reads. */
export const kinds = [caseStudyKind, blogKind, locationPageKind] as const;

export type AnyKind = (typeof kinds)[number];

/** Names a kind in addresses of calls, in the history and in code. */
export type ItemKind = AnyKind['name'];

/** The same kinds for what is written once for all of them. */
export const anyKinds: readonly Kind[] = kinds;

/** What people call a kind in a sentence. */
export type ItemNoun = AnyKind['noun'];

export function kindNamed(name: ItemKind): Kind {
  const kind = anyKinds.find((one) => one.name === name);
  if (!kind) throw new Error(`There is no kind of content called ${name}.`);
  return kind;
}
