import { defaultTreeAdapter, parseFragment } from 'parse5';
import { isElement, type Parent } from '../../content/doctor/tree.ts';

/** UTF-16 code units: ten pairs of a blog. */
export const sourceHtmlLimit = 1_000_000;

/**
 * A parser opens elements that were never closed again in each block that follows, so that a few
 * kilobytes can make millions of them (T44).
 */
const elementLimit = 50_000;

/** Deeper than any editor makes; what stands below is dropped, since serializing recurses. */
const depthLimit = 300;

export class TooManyElements extends Error {
  constructor() {
    super('Its HTML makes more elements than a text may have.');
  }
}

function cutDepth(root: Parent): void {
  let level: Parent[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === depthLimit) for (const node of level) node.childNodes = [];
    level = level.flatMap(({ childNodes }) => childNodes.filter(isElement));
  }
}

/** @throws {TooManyElements} */
export function parseSource(html: string): Parent {
  let count = 0;
  const createElement: typeof defaultTreeAdapter.createElement = (...given) => {
    count += 1;
    if (count > elementLimit) throw new TooManyElements();
    return defaultTreeAdapter.createElement(...given);
  };
  const treeAdapter = { ...defaultTreeAdapter, createElement };
  const tree = parseFragment(html.slice(0, sourceHtmlLimit), { treeAdapter });
  cutDepth(tree);
  return tree;
}
