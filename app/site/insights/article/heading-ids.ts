import { slugFromTitle } from '../../../../domain/content/addresses/slug.ts';

/** The prefix keeps them apart from the page's own ids. */
export function headingIds(headings: string[]): string[] {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const wanted = `part-${slugFromTitle(heading)}`.replace(/-$/, '');
    let id = wanted;
    for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
    taken.add(id);
    return id;
  });
}
