import type { FastifyInstance } from 'fastify';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { encodedPath } from '../../../domain/content/addresses/address.ts';
import { askOwnSite } from '../../operations/own-site.ts';

interface PageTexts {
  title: string;
  description: string;
  isHidden: boolean;
}

type Element = DefaultTreeAdapterTypes.Element;

function elementsBelow(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes
    .filter((child) => defaultTreeAdapter.isElementNode(child))
    .flatMap((child) => [child, ...elementsBelow(child)]);
}

const attributeOf = ({ attrs }: Element, name: string) =>
  attrs.find((attribute) => attribute.name === name)?.value ?? '';

function headOf(html: string): { title: string; named: Map<string, string> } {
  const [head = ''] = html.split('<body', 1);
  const elements = elementsBelow(parse(head));
  const title = elements.find(({ tagName }) => tagName === 'title')?.childNodes[0];
  const metas = elements.filter(({ tagName }) => tagName === 'meta');
  return {
    title: title && defaultTreeAdapter.isTextNode(title) ? title.value : '',
    named: new Map(metas.map((one) => [attributeOf(one, 'name'), attributeOf(one, 'content')])),
  };
}

/** '/refund-policy' as 'Refund policy': the fallback while the page cannot be rendered. */
export function nameOfPath(path: string): string {
  const words = path.slice(1).replaceAll(/[-/]+/g, ' ');
  return words === '' ? 'Home' : words.charAt(0).toUpperCase() + words.slice(1);
}

/** @param path decoded */
export async function findPageTexts(
  app: FastifyInstance,
  path: string,
  siteName: string,
): Promise<PageTexts> {
  const unknown = { title: nameOfPath(path), description: '', isHidden: false };
  if (!app.services.renderer) return unknown;
  const answer = await askOwnSite(app, encodedPath(path)).catch(() => null);
  // A page that failed or was refused in an overload still exists.
  if (!answer || answer.status === 429 || answer.status >= 500) return unknown;
  const { title, named } = headOf(answer.body.toString());
  const suffix = ` | ${siteName}`;
  const isHidden = answer.status !== 200 || /noindex|none/.test(named.get('robots') ?? '');
  return {
    title: (title.endsWith(suffix) ? title.slice(0, -suffix.length) : title) || unknown.title,
    description: named.get('description') ?? '',
    isHidden,
  };
}
