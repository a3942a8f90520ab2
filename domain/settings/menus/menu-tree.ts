import { z } from '../../zod.ts';

/** How often each level of a menu branches. */
export const menuLimits = { entries: 8, groups: 4, links: 12, legal: 8, label: 60 } as const;

export const menuProblems = {
  words: 'Please enter the words of the entry.',
  leads: 'Please choose where the entry leads.',
  leadsOrGroup: 'Please choose where the entry leads, or add a group of links.',
  deep: 'Links are the last level of a menu. Please move what stands below this one.',
  itself: 'An entry cannot stand below itself.',
} as const;

interface Row {
  id: string;
  target?: string;
  entries?: readonly Row[];
}

type Path = (string | number)[];

/** Where an entry stands that stands above it, too. */
function circlesIn(list: readonly Row[], above: readonly string[] = [], path: Path = []): Path[] {
  return list.flatMap(({ id, entries = [] }, place) => {
    const own = [...path, place];
    if (above.includes(id)) return [own];
    return circlesIn(entries, [...above, id], [...own, 'entries']);
  });
}

/** The last level says so itself: otherwise what is deeper would go without a word. */
export function lastLevel(row: z.ZodObject): z.ZodObject {
  const none = z
    .array(z.unknown())
    .max(0, menuProblems.deep)
    .meta({ examples: [[]] });
  return row.extend({ entries: none.optional() });
}

/** An entry of the header opens its groups, or leads somewhere; none leads back to itself. */
export function refuseOddEntries(list: readonly Row[], context: z.RefinementCtx): void {
  const refuse = (path: Path, message: string) =>
    context.addIssue({ code: 'custom', path, message });
  for (const path of circlesIn(list)) refuse(path, menuProblems.itself);
  for (const [place, { target, entries = [] }] of list.entries()) {
    if (target === '' && entries.length === 0) refuse([place, 'target'], menuProblems.leadsOrGroup);
  }
}
