import type { ItemKind } from './kinds.ts';
import { kindWords } from './names.ts';

/** What the specification (§7) spells differently for some kinds; the rest is the same for all. */
export interface Spelling {
  /** Of the list; an item stands below it, by its key. */
  path: string;
  /** Where a new item is posted to, when that is not `path`. */
  createPath?: string;
  /** Answers hold their data beside `status` and `message`; otherwise they are the data (decision D15). */
  isWrapped: boolean;
  /** A new item is empty and a draft: it is posted without a body. */
  isCreatedEmpty?: true;
  /** A change may name its item in the body, too. */
  hasKeyInBody?: true;
}

const specified: Partial<Record<ItemKind, Spelling>> = {
  'case-study': {
    path: '/api/caseStudies',
    isWrapped: false,
    isCreatedEmpty: true,
    hasKeyInBody: true,
  },
  blog: { path: '/blog', isWrapped: true },
  'location-page': {
    path: '/api/locationpages',
    createPath: '/api/locationpages/create',
    isWrapped: true,
  },
};

export function spellingOf(kind: ItemKind): Spelling {
  return specified[kind] ?? { path: `/api/${kindWords[kind].plural}`, isWrapped: true };
}
