import { isCanonical } from './addresses/canonical.ts';
import { itemPath } from './addresses/item-path.ts';
import { slugWithEnd } from './addresses/slug.ts';
import { fieldsIn } from './fields/named-fields.ts';
import { addressField, addressPart, fieldsWith, type Kind } from './kind.ts';
import { copiedSection } from './sections/copied-section.ts';
import type { StoredSection } from './sections/section.ts';

const mark = 'Copy of ';

type Values = Record<string, unknown>;

/** Slugs for a copy, the first wish first; none for a kind whose address is its key. */
export function* copySlugs(kind: Kind, values: Values): Generator<string> {
  const part = kind.slugOf ? addressPart(kind, values) : '';
  const own = part === '/' ? '/home' : part;
  for (let count = 1; own !== '' && count <= 1_000; count += 1) {
    const end = count === 1 ? '-copy' : `-copy-${count}`;
    yield slugWithEnd(own, end);
  }
}

function textIn(values: Values, name: string | null | undefined): string {
  const value = name ? values[name] : '';
  return typeof value === 'string' ? value : '';
}

/** The title with a mark, where its field has room for it. */
function markedTitle(kind: Kind, values: Values): Values {
  const [name = ''] = fieldsWith(kind, 'title');
  const title = textIn(values, name);
  const marked = mark + title;
  const fits = marked.length <= (kind.fields[name]?.limit ?? 0);
  return title.trim() !== '' && fits ? { [name]: marked } : {};
}

/**
 * A canonical link to the original would take the copy out of the sitemap (decision D47); where one is
 * needed to publish, the copy names itself, also when the original has none.
 */
function ownCanonical(kind: Kind, values: Values, slug: string, origin: string): Values {
  const name = kind.page.canonical;
  if (!name) return {};
  const own = { [name]: kind.fields[name]?.required ? itemPath(kind, slug) : '' };
  const path = itemPath(kind, addressPart(kind, values));
  return isCanonical(textIn(values, name), path, origin) ? own : {};
}

function ownSections(kind: Kind, values: Values): Values {
  const own = fieldsIn(kind).flatMap(([name, { control }]) => {
    const value = values[name];
    if (control !== 'sections' || !Array.isArray(value)) return [];
    return [[name, (value as StoredSection[]).map(copiedSection)] as const];
  });
  return Object.fromEntries(own);
}

/** The values of a copy; `changes` are what its author has said already. */
export function copyOf(
  kind: Kind,
  values: Values,
  { slug, origin, changes }: { slug: string; origin: string; changes: Values },
): Values {
  const own = addressField(kind);
  const at = textIn(changes, own) || slug;
  return {
    ...values,
    ...ownSections(kind, values),
    ...markedTitle(kind, values),
    ...(own && { [own]: at }),
    ...ownCanonical(kind, values, at, origin),
    ...changes,
  };
}
