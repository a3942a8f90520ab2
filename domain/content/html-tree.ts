import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';

/** 50,000 elements without attributes, at their tags' twenty characters; what is typed adds its own length. */
const madeLimit = 1_000_000;

const tagsLength = 20;

export class TooManyElements extends Error {
  override name = 'TooManyElements';

  constructor() {
    super('Its HTML makes more elements than a text may have. Please close its tags.');
  }
}

/**
 * A parser opens elements that were never closed again in each block that follows, attributes included, so
 * that a few kilobytes can make millions of them (T44). @throws {TooManyElements}
 */
export function parseHtml(html: string): DefaultTreeAdapterTypes.DocumentFragment {
  let left = madeLimit + html.length;
  const createElement: typeof defaultTreeAdapter.createElement = (tag, namespace, attributes) => {
    left -= tagsLength;
    for (const { name, value } of attributes) left -= name.length + value.length;
    if (left < 0) throw new TooManyElements();
    return defaultTreeAdapter.createElement(tag, namespace, attributes);
  };
  return parseFragment(html, { treeAdapter: { ...defaultTreeAdapter, createElement } });
}
