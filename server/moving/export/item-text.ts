import { textPlaces } from '../../../domain/content/editions/text-places.ts';
import { categoryField, type Kind, titleOf } from '../../../domain/content/kind.ts';
import { storedHtml } from '../../../domain/content/text/rich-text.ts';
import type { OwnItem } from '../../../domain/moving/own-export.ts';
import { markdownOf, markdownText } from './markdown.ts';

type Values = Readonly<Record<string, unknown>>;

type Value = string | number | boolean;

function isPlain(value: unknown): value is Value {
  if (typeof value === 'string') return value !== '';
  return typeof value === 'number' || typeof value === 'boolean';
}

/** Texts that are the body, not a line above it. */
const ofBody = new Set(['html', 'lines', 'paragraphs', 'pairs', 'reviews', 'sections']);

function isOfBody(kind: Kind, name: string): boolean {
  const field = kind.fields[name];
  return field !== undefined && field.group !== 'search' && ofBody.has(field.control);
}

/** JSON is YAML, and the one way to write it that no reader takes for something else. */
function frontMatter(kind: Kind, item: OwnItem, categories: ReadonlyMap<number, string>): string {
  const { fields, status, address, published_at, created_at, updated_at } = item;
  const category = categories.get(Number(fields[categoryField(kind) ?? '']));
  const lines: Record<string, unknown> = {
    title: titleOf(kind, fields) || kind.untitled,
    kind: kind.name,
    id: item.id,
    address,
    draft: status === 'draft',
    date: published_at ?? created_at,
    updated: updated_at,
    category,
  };
  for (const [name, value] of Object.entries(fields)) {
    if (name in lines || isOfBody(kind, name) || !isPlain(value)) continue;
    lines[name] = value;
  }
  return Object.entries(lines)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n');
}

const headingName = /(^|[._])(\w*head(ing|line)\d*|title|question)$/i;

function bodyOf(kind: Kind, fields: Values): string {
  const parts: string[] = [];
  const title = titleOf(kind, fields);
  for (const { path, original, isHtml } of textPlaces(kind.fields, fields, {})) {
    const [name = ''] = path.split('.');
    // It stands in the front matter.
    if (path === name && original === title) continue;
    const isHeading = headingName.test(path) && !original.includes('\n');
    if (!path.includes('.') && !isOfBody(kind, name) && !isHeading) continue;
    if (isHtml) parts.push(markdownOf(storedHtml(original)));
    else parts.push(isHeading ? `## ${markdownText(original)}` : markdownText(original));
  }
  return parts.filter((part) => part !== '').join('\n\n');
}

/**
 * For people and other programs: front matter, then the texts in their order; of an edition those that
 * visitors read, which are `shown`.
 */
export function itemText(
  kind: Kind,
  item: OwnItem,
  { categories, shown = item.fields }: { categories: ReadonlyMap<number, string>; shown?: Values },
): string {
  const body = bodyOf(kind.original ?? kind, shown);
  return `---\n${frontMatter(kind, item, categories)}\n---\n${body === '' ? '' : `\n${body}\n`}`;
}
