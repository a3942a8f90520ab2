import type { Finding } from '../../../domain/api/content/editing/doctor.ts';
import { cleanHtmlOnce } from '../clean-html.ts';
import type { CheckedItem, HtmlField } from './checked-item.ts';
import { type InnerLookup, innerPath } from './inner-address.ts';
import {
  attribute,
  type Element,
  elements,
  readFragment,
  setAttribute,
  unwrap,
  words,
  writeTree,
} from './tree.ts';

const check = 'links';

function withLinks({ html }: HtmlField, href: string, change: (link: Element) => void): string {
  const fragment = readFragment(html);
  for (const link of elements(fragment, 'a')) {
    if (attribute(link, 'href')?.trim() === href) change(link);
  }
  return writeTree(fragment);
}

function broken(field: HtmlField, link: Element, href: string, why: string): Finding {
  const mended = {
    label: 'Remove the link, keep its words',
    value: withLinks(field, href, unwrap),
  };
  const message = `'${words(link)}' leads to ${href}, ${why}.`;
  return { check, severity: 'error', field: field.name, message, mended };
}

function redirected(field: HtmlField, link: Element, href: string, to: string): Finding {
  const value = withLinks(field, href, (found) => setAttribute(found, 'href', to));
  return {
    check,
    severity: 'hint',
    field: field.name,
    message: `'${words(link)}' leads to ${href}, which has moved to ${to}.`,
    mended: { label: 'Link to the new address', value },
  };
}

async function faultOf(
  item: CheckedItem,
  field: HtmlField,
  link: Element,
  lookUp: InnerLookup,
): Promise<Finding[]> {
  const href = attribute(link, 'href') ?? '';
  const path = innerPath(href, item.origin);
  // The page's own address answers once it is published.
  if (path === null || path === item.page.path) return [];
  const { status, location } = await lookUp(path);
  if (status >= 300 && status < 400 && location) {
    return [redirected(field, link, href, location)];
  }
  return status >= 400 || status === 0
    ? [broken(field, link, href, `which answers ${status || 'nothing'}`)]
    : [];
}

export async function linkFindings(item: CheckedItem, lookUp: InnerLookup): Promise<Finding[]> {
  const found = item.html.map(async (field) => {
    const links = elements(readFragment(cleanHtmlOnce(field.html)), 'a');
    const inner = links.filter((link) => attribute(link, 'href') !== null);
    return (await Promise.all(inner.map((link) => faultOf(item, field, link, lookUp)))).flat();
  });
  return (await Promise.all(found)).flat();
}

export async function canonicalFindings(
  item: CheckedItem,
  lookUp: InnerLookup,
): Promise<Finding[]> {
  const { document, parts, origin, page } = item;
  const named = elements(document, 'link').filter((link) => attribute(link, 'rel') === 'canonical');
  const field = parts.canonical ?? parts.heading;
  const finding = { check: 'canonical', severity: 'error', field } as const;
  const [first] = named;
  const address = (first && attribute(first, 'href')) ?? '';
  if (named.length !== 1 || !/^https?:\/\//.test(address)) {
    return [{ ...finding, message: 'The page does not say which address is its own.' }];
  }
  if (new URL(address).href === new URL(page.path, `${origin}/`).href) return [];
  const path = innerPath(address, origin);
  const status = path === null ? 200 : (await lookUp(path)).status;
  const mended = { label: 'Let the page stand for itself', value: '' };
  if (status !== 200) {
    const message = `The canonical link leads to ${address}, which answers ${status}.`;
    return [{ ...finding, message, mended }];
  }
  const message = `Search engines will list ${address} instead of this page.`;
  return [{ ...finding, severity: 'hint', message, mended }];
}
