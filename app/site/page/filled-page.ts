import { type Facts, namesFact, withFacts } from '../../../domain/content/sections/facts.ts';
import { filledSection, type ShownPage } from '../../../domain/content/sections/shown-section.ts';

/** Of a page that the server keeps until content changes (R-P-14). */
interface Known {
  namesProjects: boolean;
  facts?: string;
  filled?: ShownPage;
}

const known = new WeakMap<ShownPage, Known>();

function knownOf(page: ShownPage): Known {
  const before = known.get(page);
  if (before) return before;
  const made = { namesProjects: namesFact(page, 'projects') };
  known.set(page, made);
  return made;
}

/** Whether a text of it says how many projects there are. */
export function namesProjects(page: ShownPage): boolean {
  return knownOf(page).namesProjects;
}

/** With the facts of the settings in its texts (R-P-11). */
export function filledPage(page: ShownPage, facts: Facts): ShownPage {
  const about = knownOf(page);
  const key = JSON.stringify(facts);
  if (about.filled && about.facts === key) return about.filled;
  const filled = {
    ...page,
    name: withFacts(page.name, facts),
    meta_keywords: withFacts(page.meta_keywords, facts),
    meta_title: withFacts(page.meta_title, facts),
    meta_description: withFacts(page.meta_description, facts),
    sections: page.sections.map((section) => filledSection(section, facts)),
  };
  known.set(page, { ...about, facts: key, filled });
  return filled;
}
