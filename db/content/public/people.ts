import type { Person } from '../../../domain/content/person.ts';
import { peopleSection } from '../../../domain/content/sections/kinds/basic/people.ts';
import type { StoredSection } from '../../../domain/content/sections/section.ts';
import { currentSection } from '../../../domain/content/sections/sections.ts';
import type { Database } from '../../open.ts';
import { isPublished } from '../publishing/published.ts';

type Row = Pick<Person, 'id' | 'name' | 'role' | 'about' | 'portrait'>;

const { name: kind } = peopleSection;

/** Those that visitors see, under the anchors that they have on their page. */
function peopleIn(stored: StoredSection[], path: string): Person[] {
  const shown = stored.filter((section) => section.kind === kind && !section.hidden);
  return shown.flatMap((section, index) => {
    // Brought up to its kind, it has rows.
    const rows = (currentSection(section).props.people ?? []) as Row[];
    const anchor = index === 0 ? kind : `${kind}-${index + 1}`;
    return rows.map(({ id, name, role, about, portrait }) => ({
      ...{ id, name, role, about, portrait },
      ...{ path, anchor },
    }));
  });
}

/** The people of all public pages, those of the oldest page first. */
export async function findPeople(db: Database): Promise<Person[]> {
  const pages = await db
    .selectFrom('pages')
    .select(['path', 'sections'])
    .where(isPublished)
    .where('sections', 'like', `%"kind":"${kind}"%`)
    .orderBy('page_id')
    .execute();
  return pages.flatMap(({ path, sections }) => peopleIn(JSON.parse(sections), path));
}
