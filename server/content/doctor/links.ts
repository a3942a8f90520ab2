import type { Finding } from '../../../domain/api/content/editing/doctor.ts';
import { pageKind } from '../../../domain/content/kinds/page.ts';
import {
  attribute,
  type Element,
  elements,
  readFragment,
  setAttribute,
  unwrap,
  words,
  writeTree,
} from '../../html/tree.ts';
import { cleanHtmlOnce } from '../clean-html.ts';
import type { CheckedItem, HtmlField } from './checked-item.ts';
import { type InnerLookup, innerPath } from './inner-address.ts';
import { textsInSections } from './section-fields.ts';

const check = 'links';

interface TypedLink {
  field: string;
  href: string;
  /** Its words in quotes. */
  words: string;
  /** The field with each such link changed; absent where the form mends no single field. */
  withLinks?: (change: (link: Element) => void) => string;
}

function linksIn({ name, html }: HtmlField): TypedLink[] {
  return elements(readFragment(cleanHtmlOnce(html)), 'a').flatMap((link) => {
    const href = attribute(link, 'href');
    return href === null ? [] : [{ field: name, href, words: `'${words(link)}'` }];
  });
}

function changedLinks({ html }: HtmlField, href: string): TypedLink['withLinks'] {
  return (change) => {
    const fragment = readFragment(html);
    for (const link of elements(fragment, 'a')) {
      if (attribute(link, 'href')?.trim() === href) change(link);
    }
    return writeTree(fragment);
  };
}

function mendableLinks(field: HtmlField): TypedLink[] {
  return linksIn(field).map((link) => ({
    field: link.field,
    href: link.href,
    words: link.words,
    withLinks: changedLinks(field, link.href),
  }));
}

/** The words of a button stand beside its address: 'secondLabel' of 'secondHref'. */
function wordsOfButton(field: string, beside: Readonly<Record<string, unknown>>): string {
  const name = field.split('.').at(-1) ?? '';
  const label = beside[name.replace(/Href$/, 'Label').replace(/^href$/, 'label')];
  return typeof label === 'string' && label !== '' ? `'${label}'` : 'A link';
}

/** In the texts of sections, and their buttons. */
function linksOfSections({ draft, values }: CheckedItem): TypedLink[] {
  if (draft.kind !== pageKind.name) return [];
  const { sections } = pageKind.lenient.parse(values);
  return textsInSections(sections).flatMap(({ field, text, control, beside }) => {
    if (control === 'html') return linksIn({ name: field, html: text });
    if (control !== 'address' || text === '') return [];
    return [{ field, href: text, words: wordsOfButton(field, beside) }];
  });
}

function broken({ field, href, words: named, withLinks }: TypedLink, why: string): Finding {
  const mended = withLinks && {
    label: 'Remove the link, keep its words',
    value: withLinks(unwrap),
  };
  const message = `${named} leads to ${href}, ${why}.`;
  return { check, severity: 'error', field, message, mended };
}

function redirected({ field, href, words: named, withLinks }: TypedLink, to: string): Finding {
  const mended = withLinks && {
    label: 'Link to the new address',
    value: withLinks((found) => setAttribute(found, 'href', to)),
  };
  const message = `${named} leads to ${href}, which has moved to ${to}.`;
  return { check, severity: 'hint', field, message, mended };
}

async function faultOf(
  { origin, page }: CheckedItem,
  link: TypedLink,
  lookUp: InnerLookup,
): Promise<Finding[]> {
  const path = innerPath(link.href, origin);
  // The page's own address answers once it is published.
  if (path === null || path === page.path) return [];
  const { status, location } = await lookUp(path);
  if (status >= 300 && status < 400 && location) return [redirected(link, location)];
  return status >= 400 || status === 0
    ? [broken(link, `which answers ${status || 'nothing'}`)]
    : [];
}

export async function linkFindings(item: CheckedItem, lookUp: InnerLookup): Promise<Finding[]> {
  const links = [...item.html.flatMap(mendableLinks), ...linksOfSections(item)];
  const found = await Promise.all(links.map((link) => faultOf(item, link, lookUp)));
  return found.flat();
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
