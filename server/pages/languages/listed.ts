import { folded } from '../../../domain/content/text/search-text.ts';
import {
  type CategoryCounts,
  type ListPart,
  type ListResult,
  searchWords,
} from '../../../domain/list-part.ts';

interface About<Item> {
  categoriesOf: (item: Item) => string[];
  /** What a search looks into. */
  textsOf: (item: Item) => string[];
}

function isIn<Item>({ category, find }: ListPart, { categoriesOf, textsOf }: About<Item>) {
  const words = searchWords(find);
  return (item: Item): boolean => {
    if (category !== '' && !categoriesOf(item).includes(category)) return false;
    const text = words.length === 0 ? '' : folded(textsOf(item).join('\n'));
    return words.every((word) => text.includes(word));
  };
}

/** A part of a list that is held as a whole: the lists of a further language are (R-L-06). */
export function partOf<Item>(
  items: readonly Item[],
  part: ListPart,
  { size, ...about }: About<Item> & { size: number },
): ListResult<Item> {
  const found = items.filter(isIn(part, about));
  const start = (part.page - 1) * size;
  return { items: found.slice(start, start + size), count: found.length };
}

/**
 * @param known the names of all categories that an item may have
 * @param idOf of a category that has a row, by its name
 */
export function countsOf<Item>(
  items: readonly Item[],
  categoriesOf: About<Item>['categoriesOf'],
  known: readonly string[],
  idOf: (name: string) => number | undefined = () => undefined,
): CategoryCounts {
  const counts = new Map<string, number>();
  for (const name of items.flatMap((item) => [...new Set(categoriesOf(item))])) {
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const categories = [...counts]
    .map(([name, count]) => {
      const id = idOf(name);
      return id === undefined ? { name, count } : { id, name, count };
    })
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'));
  return { total: items.length, categories, known };
}
