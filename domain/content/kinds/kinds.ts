import { blog } from './blog.ts';
import { caseStudy } from './case-study.ts';
import { locationPage } from './location-page.ts';

/** Every kind of content: what an editor writes and a visitor reads. */
export const kinds = [caseStudy, blog, locationPage] as const;

export type AnyKind = (typeof kinds)[number];

/** Names a kind in addresses of calls, in the history and in code. */
export type ItemKind = AnyKind['name'];

export const itemKinds = kinds.map(({ name }) => name);

const byName = Object.fromEntries(kinds.map((kind) => [kind.name, kind]));

export function kindNamed(name: ItemKind): AnyKind {
  // The list above is the one that names are made of.
  return byName[name] as AnyKind;
}
