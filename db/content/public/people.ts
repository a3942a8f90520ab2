import { pageKind } from '../../../domain/content/kinds/page.ts';
import type { Person } from '../../../domain/content/person.ts';
import { withoutEmpty } from '../../../domain/content/sections/empty-sections.ts';
import { peopleSection } from '../../../domain/content/sections/kinds/basic/people.ts';
import type { StoredSection } from '../../../domain/content/sections/section.ts';
import { currentSection, kindOfSection } from '../../../domain/content/sections/sections.ts';
import type { Database } from '../../open.ts';
import { inLanguage } from '../editions/published-editions.ts';
import { isPublished } from '../publishing/published.ts';

type Row = Pick<Person, 'id' | 'name' | 'role' | 'about' | 'portrait'>;

const { name: kind } = peopleSection;

/** Those that visitors see, under the anchors that they have on their page. */
function peopleIn(stored: StoredSection[], path: string): Person[] {
  const shown = stored.filter(
    (section) => kindOfSection(section) === peopleSection && !section.hidden,
  );
  return withoutEmpty(shown).flatMap((section, index) => {
    // Brought up to its kind, it has rows.
    const rows = (currentSection(section).props.people ?? []) as Row[];
    const anchor = index === 0 ? kind : `${kind}-${index + 1}`;
    return rows.map(({ id, name, role, about, portrait }) => ({
      id,
      name,
      role,
      about,
      portrait,
      path,
      anchor,
    }));
  });
}

/**
 * The people of all public pages, those of the oldest page first.
 *
 * @param language a further one: then those of pages that are public in it
 */
export async function findPeople(db: Database, language?: string): Promise<Person[]> {
  const pages = await db
    .selectFrom('pages')
    .select(['page_id', 'path', 'sections'])
    .where(isPublished)
    .where('sections', 'like', `%"kind":"${kind}"%`)
    .orderBy('page_id')
    .execute();
  const read = pages.map(({ sections, ...page }) => ({
    ...page,
    // As they were stored.
    sections: JSON.parse(sections) as StoredSection[],
  }));
  const shown = language ? await inLanguage(db, pageKind, language, read) : read;
  return shown.flatMap(({ path, sections }) => peopleIn(sections, path));
}
