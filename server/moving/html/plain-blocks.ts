import {
  type Child,
  type Element,
  isBlank,
  isElement,
  newElement,
  words,
} from '../../html/tree.ts';

/** They only group what stands in them. */
const wrappers = new Set(
  'div section article main header footer aside center nav form fieldset address details hgroup dl dd body html'.split(
    ' ',
  ),
);

/** They stand alone, as a text stores them. */
const blocks = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol table blockquote pre figure hr script style noscript template'.split(
    ' ',
  ),
);

/** What a wrapper's own words are called by what surrounds them. */
const emphasized = new Set(['summary', 'dt']);

const lower: Record<string, string> = { h5: 'h4', h6: 'h4' };

function paragraphOf(run: Child[]): Child[] {
  return run.every(isBlank) ? [] : [newElement('p', {}, run)];
}

function asBlock(element: Element): Child[] {
  const tag = lower[element.tagName];
  if (tag) return [newElement(tag, {}, element.childNodes)];
  const isEmpty = element.tagName === 'p' && element.childNodes.length === 0;
  return isEmpty || (element.tagName === 'p' && isSpacer(element)) ? [] : [element];
}

/** '<p>&nbsp;</p>', which editors write for an empty line. */
function isSpacer(element: Element): boolean {
  return words(element) === '' && element.childNodes.every((node) => !isElement(node));
}

/**
 * Paragraphs, headings, lists and so on side by side, as rich texts are stored: what only grouped
 * them is gone, and text that stood between them is a paragraph.
 */
export function plainBlocks(nodes: Child[]): Child[] {
  const plain: Child[] = [];
  let run: Child[] = [];
  const endRun = () => {
    plain.push(...paragraphOf(run));
    run = [];
  };
  for (const node of nodes) {
    if (node.nodeName === '#comment') continue;
    const tag = isElement(node) ? node.tagName : '';
    const isGroup = wrappers.has(tag) || emphasized.has(tag) || blocks.has(tag);
    if (!isElement(node) || !isGroup) {
      run.push(node);
      continue;
    }
    endRun();
    if (blocks.has(tag)) plain.push(...asBlock(node));
    else if (wrappers.has(tag)) plain.push(...plainBlocks(node.childNodes));
    else plain.push(newElement('p', {}, [newElement('strong', {}, node.childNodes)]));
  }
  endRun();
  return plain;
}
