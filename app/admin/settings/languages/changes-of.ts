import type { SiteSettings } from '../../../../domain/settings.ts';
import type { ListEntry } from '../../content/editor/codec.ts';

type Consequence = 'published' | 'hidden' | 'removed';

export interface LanguageChange {
  tag: string;
  becomes: Consequence;
}

type Stored = SiteSettings['languages'];

/** What the next save does to the languages that visitors see. */
export function changesOf(stored: Stored, typed: unknown): LanguageChange[] {
  // As the settings' rows are typed.
  const rows: ListEntry[] = Array.isArray(typed) ? typed : [];
  const kept = new Map(rows.map(({ id, values }) => [id, values]));
  const before = new Map(stored.map(({ id, isPublished }) => [id ?? '', isPublished]));
  const gone = stored
    .filter(({ id }) => !kept.has(id ?? ''))
    .map(({ tag }): LanguageChange => ({ tag, becomes: 'removed' }));
  const changed = rows.flatMap(({ id, values }): LanguageChange[] => {
    const [was, is] = [before.get(id) ?? false, values.isPublished === true];
    const tag = String(values.tag).trim();
    if (was === is || tag === '') return [];
    return [{ tag, becomes: is ? 'published' : 'hidden' }];
  });
  return [...changed, ...gone];
}
