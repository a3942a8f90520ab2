import { type CaseStudyCard, caseStudyCategories } from '../../../domain/case-study.ts';

export interface CategoryCount {
  name: string;
  count: number;
}

/** Place in the order of the specification; a name it does not know comes last. */
function placeOf(name: string): number {
  const place = (caseStudyCategories as readonly string[]).indexOf(name);
  return place === -1 ? caseStudyCategories.length : place;
}

/** The categories in use, the most used first, and the chosen one even where nothing has it. */
export function countCategories(
  studies: Pick<CaseStudyCard, 'categories'>[],
  chosen: string,
): CategoryCount[] {
  const counts = new Map<string, number>();
  for (const name of studies.flatMap(({ categories }) => categories)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (chosen && !counts.has(chosen)) counts.set(chosen, 0);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || placeOf(a.name) - placeOf(b.name));
}
