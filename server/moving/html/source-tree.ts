import { parseHtml } from '../../../domain/content/html-tree.ts';
import { isElement, type Parent } from '../../html/tree.ts';

/** UTF-16 code units: ten pairs of a blog. */
export const sourceHtmlLimit = 1_000_000;

/** Deeper than any editor makes; what stands below is dropped, since serializing recurses. */
const depthLimit = 300;

function cutDepth(root: Parent): void {
  let level: Parent[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === depthLimit) for (const node of level) node.childNodes = [];
    level = level.flatMap(({ childNodes }) => childNodes.filter(isElement));
  }
}

/** @throws {TooManyElements} */
export function parseSource(html: string): Parent {
  const tree = parseHtml(html.slice(0, sourceHtmlLimit));
  cutDepth(tree);
  return tree;
}
