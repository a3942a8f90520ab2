import type { LinkedLanguages } from './page-language.ts';

/** Where structured data names a page of the site. */
const addressKeys = new Set(['@id', 'url', 'item', 'mainEntityOfPage']);

function linkedText(key: string, text: string, { current, linkTo, origin }: LinkedLanguages) {
  if (key === 'inLanguage') return current.tag;
  const path = text.slice(origin.length);
  // The agency is one, whatever language it is described in; a trail begins at the page's own home.
  const isAgency = key !== 'item' && /^\/(?:#|$)/.test(path);
  if (!addressKeys.has(key) || !text.startsWith(`${origin}/`) || isAgency) return text;
  return origin + linkTo(path).href;
}

/** Structured data of a page in the language that it is shown in (R-L-07). */
export function linkedData(data: unknown, languages: LinkedLanguages): unknown {
  const walk = (key: string, value: unknown): unknown => {
    if (typeof value === 'string') return linkedText(key, value, languages);
    if (Array.isArray(value)) return value.map((one) => walk(key, one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(name, one)]));
  };
  return walk('', data);
}
