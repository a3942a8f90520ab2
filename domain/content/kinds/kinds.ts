import type { Original } from '../kind.ts';
import { blogKind } from './blog.ts';
import { caseStudyKind } from './case-study.ts';
import { locationPageKind } from './location-page.ts';
import type { ItemKind } from './names.ts';
import { pageKind } from './page.ts';

export const kinds = [caseStudyKind, blogKind, locationPageKind, pageKind] as const;

export type AnyKind = (typeof kinds)[number];

export type { ItemKind };

/** The same kinds for what is written once for all of them. */
export const anyKinds: readonly Original[] = kinds;

type ItemNoun = AnyKind['noun'];

export function kindNamed(name: ItemKind): Original & { noun: ItemNoun } {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) throw new Error(`There is no kind of content called ${name}.`);
  return kind;
}
