import type { SiteSettings } from '../../../../domain/settings.ts';
import type { ListEntry } from '../../content/editor/codec.ts';

type Consequence = 'published' | 'hidden' | 'removed';

export interface LanguageChange {
  tag: string;
  becomes: Consequence;
}

type Stored = SiteSettings['languages'];

/** What the next save does to the languages that visitors see. Editions belong to a tag, not to a row. */
export function changesOf(stored: Stored, typed: unknown): LanguageChange[] {
  // As the settings' rows are typed.
  const entries: ListEntry[] = Array.isArray(typed) ? typed : [];
  const rows = entries.map(({ id, values }) => ({
    id,
    // That of a row whose tag is being typed anew is not gone yet.
    tag: String(values.tag).trim() || stored.find((one) => one.id === id)?.tag || '',
    isPublished: values.isPublished === true,
  }));
  const changed = rows.flatMap(({ tag, isPublished }): LanguageChange[] => {
    const was = stored.find((one) => one.tag === tag)?.isPublished ?? false;
    if (was === isPublished || tag === '') return [];
    return [{ tag, becomes: isPublished ? 'published' : 'hidden' }];
  });
  const gone = stored
    .filter(({ tag }) => !rows.some((row) => row.tag === tag))
    .map(({ tag }): LanguageChange => ({ tag, becomes: 'removed' }));
  return [...changed, ...gone];
}
