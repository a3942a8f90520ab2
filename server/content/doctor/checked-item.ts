import { itemFromValues } from '../../../domain/content/draft-values.ts';
import type { Kind } from '../../../domain/content/kind.ts';
import { kindNamed } from '../../../domain/content/kinds/kinds.ts';
import { htmlFields } from '../../../domain/content/mapped-values.ts';
import { isTooDeep, readDocument } from '../../html/tree.ts';
import { cleanHtmlOnce } from '../clean-html.ts';
import type { Draft, DraftPage } from '../preview/draft-page.ts';

export interface HtmlField {
  name: string;
  html: string;
}

export interface CheckedItem {
  draft: Draft;
  page: DraftPage;
  document: ReturnType<typeof readDocument>;
  parts: Kind['page'];
  values: Record<string, unknown>;
  /** Empty for a missing field. */
  text: (name: string) => string;
  html: HtmlField[];
  origin: string;
}

function itemOf({ kind, fields }: Draft): Record<string, unknown> {
  return itemFromValues(kindNamed(kind), fields, '');
}

/** Findings name a pair by the index at which it was sent. */
function pairFields(name: string, fields: unknown): HtmlField[] {
  const sent: unknown = Object(fields)[name];
  if (!Array.isArray(sent)) return [];
  return sent.map((pair, index) => {
    const paragraph: unknown = Object(pair).paragraph;
    const html = typeof paragraph === 'string' ? paragraph : '';
    return { name: `${name}.${index}.paragraph`, html };
  });
}

/** HTML that is too deep to walk is checked in its cleaned form. */
function readable({ name, html }: HtmlField): HtmlField {
  return { name, html: isTooDeep(html) ? cleanHtmlOnce(html) : html };
}

export function checkedItem(draft: Draft, page: DraftPage, origin: string): CheckedItem {
  const item = itemOf(draft);
  const text = (name: string) => {
    const value = item[name];
    return typeof value === 'string' ? value : '';
  };
  const kind = kindNamed(draft.kind);
  const html = htmlFields(kind).flatMap((name) =>
    kind.fields[name]?.control === 'pairs'
      ? pairFields(name, draft.fields)
      : [{ name, html: text(name) }],
  );
  return {
    draft,
    page,
    text,
    origin,
    document: readDocument(page.html),
    parts: kind.page,
    values: item,
    html: html.filter(({ html: typed }) => typed.trim() !== '').map(readable),
  };
}
