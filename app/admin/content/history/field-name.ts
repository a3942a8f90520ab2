import { kinds } from '../../../../domain/content/kinds/kinds.ts';
import { fieldsIn, spokenLabel } from '../editor/draft.ts';

function inWords(path: string[]): string {
  return path
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))
    .join(' ')
    .replace(/_/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start}`)
    .toLowerCase();
}

/**
 * A field's path as people read it. `blogs_content.0.heading` of a blog is 'Content 1 heading', by the
 * label in the form; where no kind is known it is 'Blogs content 1 heading'. Places in lists are counted
 * from 1.
 */
export function fieldName(path: string, name?: string): string {
  const parts = path.split('.');
  const [first, ...rest] = parts;
  const kind = kinds.find((one) => one.name === name);
  const [, field] = (kind && fieldsIn(kind).find(([own]) => own === first)) ?? [];
  if (kind && field) return [spokenLabel(kind, field), inWords(rest)].join(' ').trim();
  const words = inWords(parts);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
