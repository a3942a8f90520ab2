import type { Kind } from './kind.ts';

export function htmlFields(kind: Pick<Kind, 'fields'>): string[] {
  return Object.entries(kind.fields)
    .filter(([, { mapHtml }]) => mapHtml !== undefined)
    .map(([name]) => name);
}

/** With links in their HTML, or that are one. */
export function fieldsWithLinks(kind: Pick<Kind, 'fields'>): string[] {
  return Object.entries(kind.fields)
    .filter(([, { mapHtml, mapAddresses }]) => mapHtml ?? mapAddresses)
    .map(([name]) => name);
}

function withMapped(map: 'mapHtml' | 'mapAddresses') {
  return <T extends object>(
    { fields }: Pick<Kind, 'fields'>,
    item: T,
    change: (text: string) => string,
  ): T => {
    const changed = Object.entries(item).map(([name, value]) => {
      const mapped = fields[name]?.[map];
      return [name, mapped && value !== undefined ? mapped(value, change) : value];
    });
    return { ...item, ...Object.fromEntries(changed) };
  };
}

export const withHtml = withMapped('mapHtml');
export const withAddresses = withMapped('mapAddresses');

/** The values as visitors are shown them. */
export function publishedValues<T extends object>({ fields }: Pick<Kind, 'fields'>, item: T): T {
  const changed = Object.entries(item).map(([name, value]) => {
    const publishedOf = fields[name]?.publishedOf;
    return [name, publishedOf && value !== undefined ? publishedOf(value) : value];
  });
  return { ...item, ...Object.fromEntries(changed) };
}

export function htmlIn(kind: Pick<Kind, 'fields'>, item: object): string[] {
  const found: string[] = [];
  withHtml(kind, item, (html) => {
    found.push(html);
    return html;
  });
  return found;
}
