import { type FoundItem, searchItems } from '../../../../../domain/api/content/item-search.ts';
import { isTarget } from '../../../../../domain/content/fields/target.ts';
import { request } from '../../../api.ts';
import { askedWords, type Found, useFound } from '../../../ui/use-answer.ts';

// A path may be that of an item, which is offered then.
const isAsked = (words: string) => !isTarget(words) || words.startsWith('/');

async function findTargets(words: string, signal: AbortSignal): Promise<FoundItem[]> {
  const query = { find: words.replace(/\//g, ' ').trim() || words };
  return (await request(searchItems, { query, signal })).items;
}

/** The items that the typed words mean; null while an address is typed, or nothing was found out yet. */
export function useFoundTargets(typed: string): Found<FoundItem> | null {
  const words = askedWords(typed, isAsked);
  const found = useFound(words, findTargets);
  return found?.words === words ? found : null;
}
