import {
  attribute,
  type Element,
  elements,
  newElement,
  type Parent,
  readDocument,
  replaceBy,
  setAttribute,
  words,
  writeTree,
} from '../../html/tree.ts';
import { addressesIn } from './page-addresses.ts';

export interface Origins {
  /** That the pages name as their own. */
  own: string;
  /** Of the running site. */
  live: string;
  /** Whether the files stand at the address of the running site, which answers what files cannot. */
  isSame: boolean;
}

/** Pages that no file can be: they ask the server, or belong to it. */
const ofServer = /^\/(?:api|admin|login|preview)(?:\/|$)/;

function innerUrl(address: string, path: string, { own }: Origins): URL | null {
  const base = new URL(path, own);
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  return url.origin === base.origin ? url : null;
}

/** The address of a file of the export; null for what is none of ours or what no file can be. */
export function filePath(address: string, path: string, origins: Origins): string | null {
  const url = innerUrl(address, path, origins);
  return url && !ofServer.test(url.pathname) ? url.pathname : null;
}

/** A view of a list by its query, and pages of the server, are those of the running site. */
function liveAddress(address: string, path: string, origins: Origins): string | null {
  const url = innerUrl(address, path, origins);
  if (!url || (!ofServer.test(url.pathname) && url.search === '')) return null;
  return origins.live + url.pathname + url.search + url.hash;
}

function islandAround(form: Element): Element {
  let node: Parent | null = form;
  while (node) {
    if ('tagName' in node && attribute(node, 'data-island') !== null) return node;
    node = 'parentNode' in node ? node.parentNode : null;
  }
  return form;
}

/** A link in place of a form that posts, with its button's words and looks. */
function replaceForm(form: Element, path: string, { live }: Origins): void {
  const button = elements(form, 'button').find((one) => attribute(one, 'type') !== 'button');
  const href = live + (attribute(form, 'action') || path);
  const looks = (button && attribute(button, 'class')) ?? '';
  const link = newElement('a', { href, class: looks }, [(button && words(button)) || href]);
  replaceBy(islandAround(form), link);
}

function leadHome(element: Element, path: string, origins: Origins): void {
  const { tagName } = element;
  if (tagName === 'a') {
    const live = liveAddress(attribute(element, 'href') ?? '', path, origins);
    if (live) setAttribute(element, 'href', live);
  }
  if (tagName !== 'form') return;
  const isPost = attribute(element, 'method')?.toLowerCase() === 'post';
  if (isPost) replaceForm(element, path, origins);
  else setAttribute(element, 'action', origins.live + (attribute(element, 'action') || path));
}

/** The page as a file, and what it names. */
export function staticPage(
  text: string,
  path: string,
  origins: Origins,
): { text: string; addresses: string[] } {
  if (origins.isSame) return { text, addresses: addressesIn(readDocument(text), origins.own) };
  const page = readDocument(text);
  for (const element of elements(page)) leadHome(element, path, origins);
  return { text: writeTree(page), addresses: addressesIn(page, origins.own) };
}
